/** Pitches of a synthesizer, as factors; 1 is the storyteller's. */
const PITCHES = [1.14, 0.88, 1.22, 0.94, 1.08] as const;

/** The pitch in which a bubble is read: always the same for one speaker. */
export function computePitch(speaker: string | null): number {
  if (speaker === null) return 1;
  let sum = 0;
  for (const character of speaker) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return PITCHES[sum % PITCHES.length] ?? 1;
}
