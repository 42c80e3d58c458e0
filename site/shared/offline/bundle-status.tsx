/** Which bundles are on the device, as the service worker reports them to pages. */
import { useEffect, useSyncExternalStore } from 'react';
import type { BundleStatus, WorkerReply, WorkerRequest } from './offline-messages.ts';

/** What is on the device, as the service worker said last; null before, and where there is none. */
let statuses: readonly BundleStatus[] | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends a request to the service worker. `onReply` returns whether it was the last reply. */
async function ask(request: WorkerRequest, onReply: (reply: WorkerReply) => boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      if (onReply(data)) resolve();
    };
    active?.postMessage(request, [port2]);
  });
}

/** Asks anew what is on the device. Waits until a service worker is active. */
export async function refreshBundleStatus(): Promise<void> {
  await ask({ ask: 'status' }, (reply) => {
    // The worker of an earlier version answers something else.
    if ('bundles' in reply) statuses = reply.bundles;
    for (const listener of listeners) listener();
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
  return useSyncExternalStore(
    subscribe,
    () => statuses,
    () => null,
  );
}
