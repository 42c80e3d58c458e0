/** What pages ask the service worker (site/app/offline), and what it answers. */

export type WorkerRequest =
  /** Downloads what is missing of an offline bundle. */
  | { readonly bundle: string }
  /** How much of each bundle is on the device. */
  | { readonly ask: 'status' }
  /** To a new version that waits: to take over from the one before. Not answered. */
  | { readonly ask: 'take-over' };

/** Bytes as they are downloaded. */
export type BundleStatus = { readonly name: string; readonly bytes: number; readonly storedBytes: number };

export type WorkerReply =
  /** While a bundle is downloaded: the bytes that came since the request. */
  | { readonly newBytes: number }
  /** At the end of a download: whether every file of the bundle is on the device now. */
  | { readonly isComplete: boolean }
  | { readonly bundles: readonly BundleStatus[] };
