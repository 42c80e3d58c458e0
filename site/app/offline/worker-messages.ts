import type { OfflineBundleName } from '../pages.ts';

/** What a page asks the service worker to do: download a bundle. */
export type DownloadRequest = { readonly bundle: OfflineBundleName };

/** Whether every file of the bundle is on the device now. */
export type DownloadReply = { readonly isComplete: boolean };
