/** What reads aloud, and its views: loaded together by the first start. */
import { PlayingButtons, VoiceNote } from './narration-views.tsx';
import { openText } from './open-text.client.ts';
import type { Narration } from './reader-context.tsx';

export const narration: Narration = { openText, PlayingButtons, VoiceNote };
