/**
 * The service worker: it keeps the shell of the site, and with it each kit that is asked for. A new version waits until
 * every open page of the old one is closed, so that no page is ever broken by an update. It answers nothing of /api:
 * what is written without a network waits in the outbox.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { type Kit, pictureOf, type Shell } from './kits.ts';
import type { KeepRequest, KeptReply } from './messages.ts';

/** Written in by the build (tools/build/service-worker.ts). */
declare const __SHELL__: Shell;
declare const __KITS__: readonly Kit[];

/** The little of the worker's world that is used here; the DOM's types have none of it. */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type WorkerMessage = WorkerEvent & { data: KeepRequest; ports: readonly MessagePort[] };
const worker = self as unknown as {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'message', listener: (event: WorkerMessage) => void): void;
};

const KITS_CACHE = 'story-forest-kits';
/** Files of a kit that are fetched side by side: what the page itself asks for goes on meanwhile. */
const AT_A_TIME = 4;

const files = __KITS__.flatMap((kit) => kit.files);
/** A kept file's key carries its revision: a picture that was painted again is fetched again. */
const keyOf = new Map(files.map(({ url, revision }) => [url, `${url}?revision=${revision}`]));
const keptSizeOf = new Map(files.map(({ url }) => [pictureOf(url) ?? url, url]));

const shell = new PrecacheController({ cacheName: 'story-forest-shell' });
shell.addToCacheList(__SHELL__.map(({ url, revision }) => ({ url, revision })));
// The shell's addresses are whole: no index files, no endings to try.
registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [/.*/] }));

worker.addEventListener('install', (event) => shell.install(event as never));
worker.addEventListener('activate', (event) => {
  shell.activate(event as never);
  event.waitUntil(dropStaleKits());
});

/** Drops what no kit of this version has. */
async function dropStaleKits(): Promise<void> {
  const cache = await caches.open(KITS_CACHE);
  const known = new Set([...keyOf.values()].map((key) => new URL(key, location.origin).href));
  for (const request of await cache.keys()) if (!known.has(request.url)) await cache.delete(request);
}

/** The kept file of an address, whatever size of a picture is kept. */
async function kept(path: string): Promise<Response | undefined> {
  const cache = await caches.open(KITS_CACHE);
  const key = keyOf.get(path);
  return key ? cache.match(key) : undefined;
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:art|speech)\//.test(url.pathname),
  async ({ request, url }) => {
    const own = await kept(url.pathname);
    if (own) return own;
    try {
      return await fetch(request);
    } catch (error) {
      const other = await kept(keptSizeOf.get(pictureOf(url.pathname) ?? '') ?? '');
      if (other) return other;
      throw error;
    }
  },
);

/** Fetches a file unless it is here; whether it is here then. */
async function keepFile(cache: Cache, url: string): Promise<boolean> {
  const key = keyOf.get(url) ?? url;
  if (await cache.match(key)) return true;
  const response = await fetch(url, { cache: 'no-cache' }).catch(() => null);
  if (!response?.ok) return false;
  await cache.put(key, response);
  return true;
}

/** Fetches what of a kit is not here yet. What does not come is asked for again with the next visit. */
async function keep(name: string): Promise<boolean> {
  const waiting = __KITS__.find((kit) => kit.name === name)?.files.map(({ url }) => url) ?? [];
  const cache = await caches.open(KITS_CACHE);
  let whole = waiting.length > 0;
  const fetchNext = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) whole = (await keepFile(cache, url)) && whole;
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, fetchNext));
  return whole;
}

worker.addEventListener('message', (event) => {
  const answer = (reply: KeptReply) => event.ports[0]?.postMessage(reply);
  event.waitUntil(keep(event.data.keep).then((whole) => answer({ whole })));
});
