/** The words of a hint. */
import type { Language } from '../../shared/language.ts';
import { kindName } from './describe.ts';
import type { Hint } from './hints.ts';
import type { Level } from './level.ts';

/** A hint in words: one or two short sentences. */
export function hintText(language: Language, level: Level, hint: Hint): string {
  const item = level.items.find(({ id }) => id === hint.item);
  if (hint.suggestion && 'kind' in hint.suggestion) {
    const name = kindName(language, hint.suggestion.kind);
    return language === 'ko' ? `‘${name}’ 블록을 써 보세요.` : `Try the block “${name}”.`;
  }
  if (hint.rung === 1)
    return language === 'ko' ? `${item?.name.ko ?? ''}, 어디 있나요?` : `Where is the ${item?.name.en ?? 'way'}?`;
  return language === 'ko' ? '불이 켜진 블록을 보세요.' : 'Look at the lit block.';
}
