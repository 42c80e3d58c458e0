import type { Line } from '../model/lines.ts';
import type { BookVoice } from '../model/reading-settings.ts';
import type { NarrationSource } from '../voices/narrator.ts';
import { PREFERRED_VOICE } from '../voices/voice-choice.ts';

/**
 * Returns the sources of a line, the preferred one first.
 *
 * @param own what the family and the site's host have recorded
 * @param spoken the voice that the site ships
 */
export function createSourceChooser(
  own: readonly NarrationSource[],
  spoken: NarrationSource,
  device: NarrationSource,
  chosenVoice: () => BookVoice | null,
): (line: Line) => readonly NarrationSource[] {
  const bookFirst = [...own, spoken, device];
  const deviceFirst = [...own, device, spoken];
  return ({ language }) => ((chosenVoice() ?? PREFERRED_VOICE[language]) === 'book' ? bookFirst : deviceFirst);
}
