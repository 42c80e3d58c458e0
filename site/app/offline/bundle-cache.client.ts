import { toHex } from '../../shared/hex.ts';
import { type OfflineBundle, parsePictureName } from './offline-bundles.ts';

/** Where the service worker looks for a requested file: cache keys. */
type Lookup = {
  /** Key of this very file; null where no bundle has it. */
  readonly exact: string | null;
  /** The same picture in widths that may be stored, the sharpest first: shown when the network has failed. */
  readonly otherWidths: readonly string[];
};

type BundleLookup = {
  /** The lookup for a path; null where the service worker leaves the request to the browser. */
  readonly find: (path: string) => Lookup | null;
  /** The key a file is cached under. It has the revision, so that a file that changed is downloaded again. */
  readonly keyOf: (url: string) => string;
  /** The beginning of the file's SHA-256 in hexadecimal; null where no bundle has it. */
  readonly revisionOf: (url: string) => string | null;
  /** Every key of this version. Others in the cache are stale. */
  readonly keys: ReadonlySet<string>;
};

const BUNDLED_FOLDERS = /^\/(?:art|speech|spoken)\//;

export function createBundleLookup(bundles: readonly OfflineBundle[]): BundleLookup {
  const files = bundles.flatMap((bundle) => bundle.files);
  const keys = new Map(files.map(({ url, revision }) => [url, `${url}?revision=${revision}`]));
  const revisions = new Map(files.map(({ url, revision }) => [url, revision]));
  const keysOfPictures = new Map<string, string[]>();
  for (const [url, key] of keys) {
    const picture = parsePictureName(url);
    if (picture !== null) keysOfPictures.set(picture, [...(keysOfPictures.get(picture) ?? []), key]);
  }
  return {
    find(path) {
      if (!BUNDLED_FOLDERS.test(path)) return null;
      const picture = parsePictureName(path);
      return {
        exact: keys.get(path) ?? null,
        otherWidths: picture === null ? [] : (keysOfPictures.get(picture) ?? []),
      };
    },
    keyOf: (url) => keys.get(url) ?? url,
    revisionOf: (url) => revisions.get(url) ?? null,
    keys: new Set(keys.values()),
  };
}

/**
 * The reply if its bytes are those the build made, else null. A school's filter or a network's sign-in page answers 200
 * too; stored, it would be served in place of the file at every later visit.
 *
 * @param revision the beginning of the file's SHA-256, hexadecimal
 */
export async function verifyResponse(response: Response, revision: string): Promise<Response | null> {
  // The 404 page comes with its status.
  if (!response.ok && response.status !== 404) return null;
  const bytes = await response.clone().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return toHex(digest).startsWith(revision) ? response : null;
}
