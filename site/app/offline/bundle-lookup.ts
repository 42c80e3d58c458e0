import { type OfflineBundle, pictureOf } from './offline-bundles.ts';

/** Where the service worker looks for a requested file: cache keys, null where no bundle has it. */
export type Lookup = {
  readonly exact: string | null;
  /** The same picture in the width that is stored: shown when the network has failed. */
  readonly otherWidth: string | null;
};

export type BundleLookup = {
  /** The lookup for a path; null where the service worker leaves the request to the browser. */
  readonly find: (path: string) => Lookup | null;
  /** The key a file is cached under. It has the revision, so that a file that changed is downloaded again. */
  readonly keyOf: (url: string) => string;
  /** Every key of this version. Others in the cache are stale. */
  readonly keys: ReadonlySet<string>;
};

const BUNDLED_FOLDERS = /^\/(?:art|speech)\//;

export function bundleLookup(bundles: readonly OfflineBundle[]): BundleLookup {
  const files = bundles.flatMap((bundle) => bundle.files);
  const keys = new Map(files.map(({ url, revision }) => [url, `${url}?revision=${revision}`]));
  const keysOfPictures = new Map(files.map(({ url }) => [pictureOf(url), keys.get(url)]));
  return {
    find(path) {
      if (!BUNDLED_FOLDERS.test(path)) return null;
      const picture = pictureOf(path);
      return {
        exact: keys.get(path) ?? null,
        otherWidth: picture === null ? null : (keysOfPictures.get(picture) ?? null),
      };
    },
    keyOf: (url) => keys.get(url) ?? url,
    keys: new Set(keys.values()),
  };
}
