/** Whether this build has the embedded voice and this browser can run it. */
export function hasEmbeddedVoice(): boolean {
  return import.meta.env.EMBEDDED_VOICE === true && 'Worker' in window && 'AudioContext' in window;
}
