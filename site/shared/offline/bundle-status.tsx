/**
 * Which bundles are on the device, as the service worker reports them to pages.
 *
 * @packageDocumentation
 */
import { useEffect } from 'react';
import { createStore } from '../page/store.ts';
import { useStore } from '../page/use-store.tsx';

/** What pages ask the service worker (site/app/offline). */
export type OfflineRequest =
  /** Downloads what is missing of an offline bundle. */
  | { readonly bundle: string }
  /** How much of each bundle is on the device. */
  | { readonly ask: 'status' }
  /** Asks a new version that waits to take over from the one before. It is not answered. */
  | { readonly ask: 'take-over' }
  /** Asks a version that is to be replaced to end its downloads: the new one waits for them. It is not answered. */
  | { readonly ask: 'give-way' };

/** Bytes as they are downloaded. */
export type BundleStatus = { readonly name: string; readonly bytes: number; readonly storedBytes: number };

/** What it answers. */
export type OfflineReply =
  /** Bytes of a bundle that came since the request, while it is downloaded. */
  | { readonly newBytes: number }
  /** Whether every file of the bundle is on the device, at the end of a download. */
  | { readonly isComplete: boolean }
  | { readonly bundles: readonly BundleStatus[] };

/** What is on the device, as the service worker said last; null before, and where there is none. */
const store = createStore<{ readonly bundles: readonly BundleStatus[] | null }>({ bundles: null });

/** Sends a request to the service worker. `onReply` returns whether it was the last reply. */
async function ask(request: OfflineRequest, onReply: (reply: OfflineReply) => boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<OfflineReply>) => {
      if (onReply(data)) resolve();
    };
    active?.postMessage(request, [port2]);
  });
}

/** Asks anew what is on the device. Waits until a service worker is active. */
export async function refreshBundleStatus(): Promise<void> {
  await ask({ ask: 'status' }, (reply) => {
    // The worker of an earlier version answers something else.
    if ('bundles' in reply) store.set({ bundles: reply.bundles });
    return true;
  });
}

/** Downloads what is missing of a bundle. Returns whether all of it is on the device then. */
export async function downloadBundle(bundle: string, onProgress: (bytes: number) => void = () => {}): Promise<boolean> {
  let isComplete = false;
  await ask({ bundle }, (reply) => {
    if ('newBytes' in reply) onProgress(reply.newBytes);
    if ('isComplete' in reply) isComplete = reply.isComplete;
    return 'isComplete' in reply;
  });
  return isComplete;
}

let isAsked = false;

/** How much of each offline bundle is on the device; null until the service worker has answered. */
export function useBundleStatus(): readonly BundleStatus[] | null {
  useEffect(() => {
    if (isAsked) return;
    isAsked = true;
    refreshBundleStatus();
  }, []);
  return useStore(store, ({ bundles }) => bundles);
}
