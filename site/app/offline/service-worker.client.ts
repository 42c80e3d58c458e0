/**
 * The service worker: it precaches the pages and downloads the bundles that pages ask for. A new version waits until
 * every open page of the old one is closed, so that no page loses the scripts it was built with. Requests below /api
 * are never answered here: writes without a network wait in the outbox.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { bundleLookup } from './bundle-lookup.ts';
import type { OfflineBundle, SiteFile } from './offline-bundles.ts';
import type { DownloadReply, DownloadRequest } from './worker-messages.ts';

/** Defined by the build (tools/build/service-worker.ts). */
declare const __PRECACHE__: readonly SiteFile[];
declare const __OFFLINE_BUNDLES__: readonly OfflineBundle[];

/** The part of the service worker's API that is used here; TypeScript's DOM types lack it. */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type WorkerMessage = WorkerEvent & { data: DownloadRequest; ports: readonly MessagePort[] };
const worker = self as unknown as {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'message', listener: (event: WorkerMessage) => void): void;
};

const PRECACHE_NAME = 'story-forest-shell';
const BUNDLE_CACHE_NAME = 'story-forest-kits';
/** Concurrent downloads: few, so that the page's own requests are not delayed. */
const MAX_CONCURRENT_DOWNLOADS = 4;

const lookup = bundleLookup(__OFFLINE_BUNDLES__);

const precache = new PrecacheController({ cacheName: PRECACHE_NAME });
precache.addToCacheList(__PRECACHE__.map(({ url, revision }) => ({ url, revision })));
// The list has every path as it is requested: neither index files nor endings need to be tried.
registerRoute(
  new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [/.*/] }),
);

worker.addEventListener('install', (event) => precache.install(event as never));
worker.addEventListener('activate', (event) => {
  precache.activate(event as never);
  event.waitUntil(deleteStaleFiles());
});

/** Deletes the bundled files that this version does not have. */
async function deleteStaleFiles(): Promise<void> {
  const cache = await caches.open(BUNDLE_CACHE_NAME);
  const current = new Set([...lookup.keys].map((key) => new URL(key, location.origin).href));
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
}

async function cached(key: string | null): Promise<Response | undefined> {
  return key === null ? undefined : (await caches.open(BUNDLE_CACHE_NAME)).match(key);
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && lookup.find(url.pathname) !== null,
  async ({ request, url }) => {
    const { exact = null, otherWidth = null } = lookup.find(url.pathname) ?? {};
    const stored = await cached(exact);
    if (stored) return stored;
    try {
      return await fetch(request);
    } catch (error) {
      const substitute = await cached(otherWidth);
      if (substitute) return substitute;
      throw error;
    }
  },
);

/** Downloads a file unless it is cached. Returns whether it is cached then. */
async function download(cache: Cache, url: string): Promise<boolean> {
  const key = lookup.keyOf(url);
  if (await cache.match(key)) return true;
  const response = await fetch(url, { cache: 'no-cache' }).catch(() => null);
  if (!response?.ok) return false;
  await cache.put(key, response);
  return true;
}

/** Downloads what the cache lacks of a bundle. A file that fails is tried again with the next visit. */
async function downloadBundle(name: string): Promise<boolean> {
  const waiting = __OFFLINE_BUNDLES__.find((bundle) => bundle.name === name)?.files.map(({ url }) => url) ?? [];
  const cache = await caches.open(BUNDLE_CACHE_NAME);
  let isComplete = waiting.length > 0;
  const downloadNext = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) isComplete = (await download(cache, url)) && isComplete;
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_DOWNLOADS }, downloadNext));
  return isComplete;
}

worker.addEventListener('message', (event) => {
  const answer = (reply: DownloadReply) => event.ports[0]?.postMessage(reply);
  event.waitUntil(downloadBundle(event.data.bundle).then((isComplete) => answer({ isComplete })));
});
