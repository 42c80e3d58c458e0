import { useEffect, useRef, useState } from 'react';
import { formatQuestion, productOf, type TimesFact } from '../../../shared/attempt.ts';
import { useLanguage, useText } from '../../../shared/use-language.tsx';
import { BubbleTail } from '../bubble-tail.tsx';
import { Owl } from '../owl.tsx';
import { PRACTICE_MULTIPLIERS, TABLES } from '../questions.ts';
import { quizText } from '../quiz-text.ts';
import { chant } from '../speech/chant.ts';
import { speak, stopSpeaking, unlockAudio } from '../speech/voice.client.ts';
import { VoiceMenu } from '../speech/voice-menu.tsx';
import { tableColor } from '../table-colors.ts';
import { PracticeAdvice } from './practice-advice.tsx';
import { keepSumsWhole, tableTips } from './practice-tips.ts';

/** The tables to press and hear, with what helps to remember them. On a phone one table at a time. */
export function PracticePanel() {
  const text = useText(quizText);
  const { language } = useLanguage();
  const [table, setTable] = useState<number>(TABLES[0]);
  const [fact, setFact] = useState<TimesFact | null>(null);
  const [isSpeaking, setSpeaking] = useState(false);
  const presses = useRef(0);

  useEffect(() => stopSpeaking, []);

  function say(pressed: TimesFact): void {
    presses.current += 1;
    const press = presses.current;
    unlockAudio();
    setFact(pressed);
    setSpeaking(true);
    speak('fact', pressed).then(() => {
      if (press === presses.current) setSpeaking(false);
    });
  }

  return (
    <>
      <FactBubble fact={fact} isSpeaking={isSpeaking} />

      <TableChooser table={table} onChoose={setTable} />

      <div className="mt-4 grid gap-2.5 md:mt-6">
        {TABLES.map((one) => (
          <section
            key={one}
            aria-label={text.tableName(one)}
            className={`${one === table ? '' : 'hidden'} md:grid md:grid-cols-[4.2rem_minmax(0,1fr)] md:items-stretch md:gap-2.5`}
          >
            <h2 className={`hidden place-items-center rounded-cut text-xl md:grid ${tableColor(one).solid}`}>
              {text.tableShort(one)}
            </h2>
            <FactGrid table={one} spoken={isSpeaking ? fact : null} onSay={say} />
          </section>
        ))}
      </div>

      <div className="mt-5 md:hidden">
        {tableTips
          .filter((tip) => tip.table === table)
          .map((tip) => (
            <section key={tip.table} className={`rounded-cut p-5 ${tableColor(tip.table).wash}`}>
              <h2 className="text-xl">{tip.title[language]}</h2>
              <p className="mt-1 text-pretty">{keepSumsWhole(tip.text[language])}</p>
            </section>
          ))}
      </div>

      <PracticeAdvice />
    </>
  );
}

/** The owl with the fact that was chosen last, and the choice of a voice. */
function FactBubble({ fact, isSpeaking }: { readonly fact: TimesFact | null; readonly isSpeaking: boolean }) {
  const text = useText(quizText);
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <Owl mood={isSpeaking ? 'happy' : 'hello'} className="h-24 sm:h-32" />
      <div className="relative grid min-h-20 min-w-0 grow basis-40 content-center rounded-[1.6rem_2rem_1.7rem_2.2rem] border-2 border-ink bg-cream px-5 py-3 sm:px-8">
        <BubbleTail side="left" />
        {fact ? (
          <p className="flex flex-wrap items-baseline gap-x-4 font-display leading-tight">
            <span className="text-3xl sm:text-4xl">{`${formatQuestion(fact)} = ${productOf(fact)}`}</span>
            <span lang="ko" className="text-2xl text-coral-deep sm:text-3xl">
              {chant(fact)}
            </span>
          </p>
        ) : (
          <p className="font-display text-xl sm:text-2xl">{text.practiceLead}</p>
        )}
      </div>
      <VoiceMenu />
    </div>
  );
}

/** On narrow screens only one table is shown at a time. */
function TableChooser({ table, onChoose }: { readonly table: number; readonly onChoose: (table: number) => void }) {
  const text = useText(quizText);
  return (
    <fieldset className="mt-5 md:hidden">
      <legend className="font-display text-lg">{text.chooseTable}</legend>
      <div className="mt-1 grid grid-cols-6 gap-1.5">
        {TABLES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === table}
            aria-label={text.tableName(one)}
            onClick={() => onChoose(one)}
            className={`min-h-12 rounded-[0.8rem_1rem_0.9rem_1.1rem] border-2 font-display text-xl ${tableColor(one).wash} ${one === table ? 'border-ink shadow-lift' : 'border-transparent'}`}
          >
            {one}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type FactGridProps = {
  readonly table: number;
  /** The fact that is being spoken. */
  readonly spoken: TimesFact | null;
  readonly onSay: (fact: TimesFact) => void;
};

/** The facts of a table as buttons that speak them. */
function FactGrid({ table, spoken, onSay }: FactGridProps) {
  return (
    <ul className="grid grid-cols-3 gap-2 md:grid-cols-9 md:gap-1.5">
      {PRACTICE_MULTIPLIERS.map((multiplier) => {
        const cell = { table, multiplier };
        const isNow = spoken?.table === table && spoken.multiplier === multiplier;
        return (
          <li key={multiplier}>
            <button
              type="button"
              aria-label={`${formatQuestion(cell)} = ${productOf(cell)}`}
              data-speaking={isNow || undefined}
              onClick={() => onSay(cell)}
              className={`grid min-h-18 w-full touch-manipulation content-center justify-items-center rounded-[0.8rem_1rem_0.9rem_1.1rem] border-2 py-1.5 font-display leading-tight transition-[translate] hover:-translate-y-0.5 active:translate-y-0.5 ${isNow ? 'quiz-pulse border-ink bg-honey shadow-lift' : `border-ink/20 hover:border-ink ${tableColor(table).wash}`}`}
            >
              <span className={`text-base ${isNow ? 'text-ink' : 'text-ink-soft'}`}>{formatQuestion(cell)}</span>
              <span className="text-3xl md:text-2xl lg:text-3xl">{productOf(cell)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
