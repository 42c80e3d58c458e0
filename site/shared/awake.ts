/** Sent on the window once the page answers to the reader: everything that stood there before any script works now. */
export const AWAKE_EVENT = 'story-forest:awake';
