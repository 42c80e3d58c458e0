import type { Catalog } from '../shared/language/language.ts';

/** Loaded with the first quiz that was sent later: no page needs it before. */
export const outboxText: Catalog<{ sentAtLast: string }> = {
  en: { sentAtLast: 'Your quiz score made it! It’s in the score report now.' },
  ko: { sentAtLast: '점수를 보냈어요. 이제 점수 노트에서 볼 수 있어요!' },
};
