/** What pages ask the service worker (site/app/offline), and what it answers. */

export type WorkerRequest =
  /** Downloads what is missing of an offline bundle. */
  | { readonly bundle: string }
  /** How much of each bundle is on the device. */
  | { readonly ask: 'status' }
  /** Asks a new version that waits to take over from the one before. It is not answered. */
  | { readonly ask: 'take-over' };

/** Bytes as they are downloaded. */
export type BundleStatus = { readonly name: string; readonly bytes: number; readonly storedBytes: number };

export type WorkerReply =
  /** Bytes of a bundle that came since the request, while it is downloaded. */
  | { readonly newBytes: number }
  /** Whether every file of the bundle is on the device, at the end of a download. */
  | { readonly isComplete: boolean }
  | { readonly bundles: readonly BundleStatus[] };
