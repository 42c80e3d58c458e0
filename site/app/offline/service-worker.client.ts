/**
 * The service worker: it precaches the pages and downloads the bundles that pages ask for. Only bytes that the build
 * made are stored. A new version waits until a page asks it to take over, or every page of the old one is closed; the
 * server keeps the old scripts for pages that stay open. Requests below /api are never answered here.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { splitAddress } from '../../shared/language/language.ts';
import type { BundleStatus, OfflineReply, OfflineRequest } from '../../shared/offline/bundle-status.tsx';
import type { CacheName } from '../../shared/storage/keys.ts';
import { createBundleLookup, verifyResponse } from './bundle-cache.client.ts';
import type { BundledFile, OfflineBundle } from './offline-bundles.ts';

/** Defined by the build (tools/build/service-worker.ts). */
declare const __PRECACHE__: readonly BundledFile[];
declare const __OFFLINE_BUNDLES__: readonly OfflineBundle[];

/** The part of the service worker's API that is used here; TypeScript's DOM types lack it. */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type WorkerMessage = WorkerEvent & { data: OfflineRequest; ports: readonly MessagePort[] };
const worker = self as unknown as {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'message', listener: (event: WorkerMessage) => void): void;
  skipWaiting(): Promise<void>;
};

const PRECACHE_NAME = 'story-forest-shell-2' satisfies CacheName;
/** Bundles were called kits. Devices have caches of this name, so it stays. */
const BUNDLE_CACHE_NAME = 'story-forest-kits-2' satisfies CacheName;
/** Caches of the first edition, which stored replies without looking at their bytes. */
const OLD_CACHES = ['story-forest-shell', 'story-forest-kits'];
/** Shown for a picture that is not on the device and cannot be fetched, instead of the browser's broken image. */
const PLACEHOLDER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="#efe3c8" d="M0 0h8v6H0z"/></svg>';
/** Concurrent downloads: few, so that the page's own requests are not delayed. */
const MAX_CONCURRENT_DOWNLOADS = 4;

// Read once: the build writes the whole list wherever one of these names stands.
const precachedFiles = __PRECACHE__;
const offlineBundles = __OFFLINE_BUNDLES__;
const lookup = createBundleLookup(offlineBundles);

const precachedRevisions = new Map(precachedFiles.map(({ url, revision }) => [url, revision]));
const precache = new PrecacheController({
  cacheName: PRECACHE_NAME,
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) =>
        verifyResponse(response, precachedRevisions.get(new URL(request.url).pathname) ?? ''),
    },
  ],
});
precache.addToCacheList(precachedFiles.map(({ url, revision }) => ({ url, revision })));
// The list has every path as it is requested: neither index files nor endings need to be tried.
registerRoute(
  new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [/.*/] }),
);

worker.addEventListener('install', (event) => precache.install(event as never));
worker.addEventListener('activate', (event) => {
  precache.activate(event as never);
  event.waitUntil(deleteStaleFiles());
});

/** Deletes the bundled files that this version does not have, and the caches of the first edition. */
async function deleteStaleFiles(): Promise<void> {
  for (const name of OLD_CACHES) await caches.delete(name);
  const cache = await caches.open(BUNDLE_CACHE_NAME);
  const current = new Set([...lookup.keys].map((key) => new URL(key, location.origin).href));
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
}

async function firstCached(keys: readonly string[]): Promise<Response | undefined> {
  const cache = await caches.open(BUNDLE_CACHE_NAME);
  for (const key of keys) {
    const response = await cache.match(key);
    if (response) return response;
  }
  return undefined;
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && lookup.find(url.pathname) !== null,
  async ({ request, url }) => {
    const { exact = null, otherWidths = [] } = lookup.find(url.pathname) ?? {};
    const stored = await firstCached(exact === null ? [] : [exact]);
    if (stored) return stored;
    try {
      return await fetch(request);
    } catch (error) {
      const substitute = await firstCached(otherWidths);
      if (substitute) return substitute;
      if (request.destination !== 'image') throw error;
      return new Response(PLACEHOLDER, { headers: { 'Content-Type': 'image/svg+xml' } });
    }
  },
);

// Without a network: the page whose address has a slash at its end, else the 404 page, not the browser's error.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch {
      const { named, path } = splitAddress(url.pathname);
      const bare = named ? `/${named}${path}`.replace(/\/$/, '') : path;
      const page = await precache.matchPrecache(bare);
      return page ?? (await precache.matchPrecache(named === 'ko' ? '/ko/404' : '/404')) ?? Response.error();
    }
  },
);

/** Ended by a page that opens by the next version. */
const downloads = new AbortController();

/** Downloads a file. Returns whether it is cached then; it is not where the connection ends in the middle. */
async function download(cache: Cache, url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'no-cache', signal: downloads.signal });
    const verified = await verifyResponse(response, lookup.revisionOf(url) ?? '');
    if (verified) await cache.put(lookup.keyOf(url), verified);
    return verified !== null;
  } catch {
    return false;
  }
}

/** Downloads what the cache lacks of a bundle. A file that fails is tried again with the next visit. */
async function downloadBundle(name: string, onProgress: (newBytes: number) => void): Promise<boolean> {
  const waiting = [...(offlineBundles.find((bundle) => bundle.name === name)?.files ?? [])];
  const cache = await caches.open(BUNDLE_CACHE_NAME);
  let isComplete = waiting.length > 0;
  let newBytes = 0;
  const downloadNext = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (await cache.match(lookup.keyOf(file.url))) continue;
      const isStored = await download(cache, file.url);
      if (!isStored) isComplete = false;
      else {
        newBytes += file.bytes;
        onProgress(newBytes);
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_DOWNLOADS }, downloadNext));
  return isComplete;
}

async function bundleStatus(): Promise<BundleStatus[]> {
  const requests = await (await caches.open(BUNDLE_CACHE_NAME)).keys();
  const stored = new Set(requests.map(({ url }) => url));
  const isStored = ({ url }: BundledFile) => stored.has(new URL(lookup.keyOf(url), location.origin).href);
  const sum = (files: readonly BundledFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);
  return offlineBundles.map(({ name, files }) => ({
    name,
    bytes: sum(files),
    storedBytes: sum(files.filter(isStored)),
  }));
}

worker.addEventListener('message', (event) => {
  const { data, ports } = event;
  const answer = (reply: OfflineReply) => ports[0]?.postMessage(reply);
  if ('bundle' in data) {
    event.waitUntil(
      downloadBundle(data.bundle, (newBytes) => answer({ newBytes })).then((isComplete) => answer({ isComplete })),
    );
  } else if (data.ask === 'take-over') event.waitUntil(worker.skipWaiting());
  else if (data.ask === 'give-way') downloads.abort();
  else event.waitUntil(bundleStatus().then((bundles) => answer({ bundles })));
});
