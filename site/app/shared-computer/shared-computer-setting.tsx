/**
 * A computer of a library or a school: `done here` removes everything of a child from it.
 *
 * @packageDocumentation
 */
import { useId } from 'react';
import type { Catalog } from '../../shared/language/language.ts';
import { useText } from '../../shared/language/use-language.tsx';
import { useIsComputerShared } from '../../shared/storage/use-shared-computer.tsx';

type Texts = { heading: string; label: string; hint: string };

const settingText: Catalog<Texts> = {
  en: {
    heading: 'A computer that many children use',
    label: 'This computer is shared (in a school or library)',
    hint: 'It clears each child’s things when the browser closes, or after five minutes with no one using it. Recorded voices are cleared, too. Quizzes are sent first.',
  },
  ko: {
    heading: '여러 아이가 함께 쓰는 컴퓨터',
    label: '함께 쓰는 컴퓨터예요(학교, 도서관)',
    hint: '켜 두면 브라우저를 닫거나 5분 동안 아무도 쓰지 않을 때 그 아이가 남긴 기록을 지워요. 녹음한 목소리도 지워요. 퀴즈 점수는 먼저 보내요.',
  },
};

/** Set once by a school on each of its computers. */
export function SharedComputerSetting() {
  const text = useText(settingText);
  const id = useId();
  const [isShared, setShared] = useIsComputerShared();
  return (
    <section>
      <h2 className="mt-10 text-2xl">{text.heading}</h2>
      <label className="mt-3 flex min-h-11 items-center gap-3 text-lg">
        <input
          type="checkbox"
          checked={isShared}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setShared(target.checked)}
          className="size-6 accent-teal-deep"
        />
        {text.label}
      </label>
      <p id={`${id}-hint`} className="mt-1 text-ink-soft">
        {text.hint}
      </p>
    </section>
  );
}
