/** The address that opens the dialog of the family's voices in a freshly loaded page. */
export const VOICES_HASH = '#voices';

/**
 * Whether this page may ask for the microphone. Only the pages of books may, and a page keeps the permissions policy it
 * was loaded with: who came here by a link of the site must load the page again. Other browsers than Chromium do not
 * tell.
 */
export function mayAskForMicrophone(): boolean {
  const policy = (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy;
  return policy?.allowsFeature('microphone') ?? true;
}

/** Loads the page again with the dialog open, for a voice to be recorded: the entry of the browser's history tells. */
export function reloadForMicrophone(voiceId: string): void {
  window.location.hash = VOICES_HASH;
  window.history.replaceState({ ...window.history.state, [AWAITED]: voiceId }, '');
  window.location.reload();
}

const AWAITED = 'awaitedVoice';

/** The id of the voice that the page was loaded again for; undefined where it was not. */
export function getAwaitedVoice(): unknown {
  return window.history.state?.[AWAITED];
}

export function forgetAwaitedVoice(): void {
  const { [AWAITED]: _, ...state } = window.history.state ?? {};
  window.history.replaceState(state, '');
}
