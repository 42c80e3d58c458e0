/** The address that opens the dialog of the family's voices in a freshly loaded page. */
export const VOICES_HASH = '#voices';

/**
 * Whether this page may ask for the microphone. Only the pages of books may, and a page keeps the permissions policy it was
 * loaded with: who came here by a link of the site must load the page again. Other browsers than Chromium do not tell.
 */
export function mayAskForMicrophone(): boolean {
  const policy = (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy;
  return policy?.allowsFeature('microphone') ?? true;
}

/** Loads the page again with the dialog open. */
export function reloadForMicrophone(): void {
  window.location.hash = VOICES_HASH;
  window.location.reload();
}
