/**
 * The times tables to look at and listen to, with a tip for each fact.
 *
 * @packageDocumentation
 */
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { FactDots } from '../../../shared/times-tables/facts/fact-dots.tsx';
import { keepSumsWhole } from '../../../shared/times-tables/facts/fact-form.ts';
import { getFactTip } from '../../../shared/times-tables/facts/fact-tip.ts';
import {
  CHOOSABLE_TABLES,
  PRESET_TABLES,
  TIMES_FACTS,
  type TimesFact,
} from '../../../shared/times-tables/facts/times-fact.ts';
import { rememberAnswer } from '../../../shared/times-tables/players/players-store.client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BubbleTail, Owl } from '../play/drawings.tsx';
import { quizText } from '../play/quiz-text.ts';
import { formatPhrase } from '../speech/phrases.ts';
import { speak, stopSpeaking, unlockVoice } from '../speech/voice.client.ts';
import { KoreanSwitch, useSpokenLanguage, VoiceMenu } from '../speech/voice-settings.tsx';
import { tableTips } from './table-tips.ts';
import { getTableColor, TablesAdvice } from './tables-advice.tsx';

/**
 * The times tables, whose facts are spoken and revealed when pressed, and tips. Narrow screens show one table at a
 * time.
 *
 * @param playerName whose memory hears what was known; null for nobody's
 */
export function TablesPanel({ playerName }: { playerName: string | null }) {
  const text = useText(quizText);
  const [table, setTable] = useState(2);
  const [hasAll, setHasAll] = useState(false);
  const [isCovered, setCovered] = useState(true);
  const [revealed, setRevealed] = useState<ReadonlySet<TimesFact>>(new Set());
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { fact, isSpeaking, say } = useSpokenFact();
  const tables = hasAll ? CHOOSABLE_TABLES : PRESET_TABLES;

  function press(pressed: TimesFact): void {
    setVerdict(null);
    setRevealed(new Set(revealed).add(pressed));
    say(pressed);
  }

  function judge(next: Verdict): void {
    if (!fact || playerName === null) return;
    setVerdict(next);
    rememberAnswer(playerName, fact, next === 'knew' ? 'claimed' : 'missed');
  }

  return (
    <>
      <FactBubble
        fact={fact}
        isSpeaking={isSpeaking}
        verdict={verdict}
        onVerdict={isCovered && playerName !== null ? judge : null}
      />
      <div className="mt-4 flex flex-wrap gap-x-6">
        <Switch isOn={isCovered} onChange={setCovered} label={text.coverAnswers} />
        <Switch isOn={hasAll} onChange={setHasAll} label={text.eightAndNine} />
        <KoreanSwitch />
      </div>
      <TableChooser tables={tables} table={table} onChoose={setTable} />
      <div className="mt-4 grid gap-2.5 md:mt-6">
        {tables.map((one) => (
          <section
            key={one}
            aria-label={text.tableName(one)}
            className={`${one === table ? '' : 'hidden'} md:grid md:grid-cols-[4.2rem_minmax(0,1fr)] md:items-stretch md:gap-2.5`}
          >
            <h2 className={`hidden place-items-center rounded-cut text-xl md:grid ${getTableColor(one).solid}`}>
              {text.tableShort(one)}
            </h2>
            <FactGrid
              table={one}
              spoken={isSpeaking ? fact : null}
              isShown={(cell) => !isCovered || revealed.has(cell)}
              onSay={press}
            />
          </section>
        ))}
      </div>
      <NarrowTip table={table} />
      <TablesAdvice tables={tables} />
    </>
  );
}

/** The last fact that was pressed, and whether it is still being said. */
function useSpokenFact() {
  const language = useSpokenLanguage();
  const [fact, setFact] = useState<TimesFact | null>(null);
  const [isSpeaking, setSpeaking] = useState(false);
  const presses = useRef(0);
  useEffect(() => stopSpeaking, []);
  const say = (pressed: TimesFact) => {
    presses.current += 1;
    const press = presses.current;
    unlockVoice();
    setFact(pressed);
    setSpeaking(true);
    speak({ kind: 'fact', fact: pressed, language }).then(() => {
      if (press === presses.current) setSpeaking(false);
    });
  };
  return { fact, isSpeaking, say };
}

function Switch({ isOn, onChange, label }: { isOn: boolean; onChange: (isOn: boolean) => void; label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 accent-teal-deep"
      />
      {label}
    </label>
  );
}

function NarrowTip({ table }: { table: number }) {
  const { language } = useLanguage();
  const tip = tableTips.find((one) => one.table === table);
  if (!tip) return null;
  return (
    <section className={`mt-5 rounded-cut p-5 md:hidden ${getTableColor(table).wash}`}>
      <h2 className="text-xl">{tip.title[language]}</h2>
      <p className="mt-1 text-pretty">{keepSumsWhole(tip.text[language])}</p>
    </section>
  );
}

/** Chooses the table that is shown on narrow screens, which show one at a time. */
function TableChooser({
  tables,
  table,
  onChoose,
}: {
  readonly tables: readonly number[];
  readonly table: number;
  readonly onChoose: (table: number) => void;
}) {
  const text = useText(quizText);
  return (
    <fieldset className="mt-3 md:hidden">
      <legend className="font-display text-lg">{text.chooseTable}</legend>
      <div className={`mt-1 grid gap-1.5 ${tables.length > 6 ? 'grid-cols-4' : 'grid-cols-6'}`}>
        {tables.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === table}
            aria-label={text.tableName(one)}
            onClick={() => onChoose(one)}
            className={`min-h-12 rounded-[0.8rem_1rem_0.9rem_1.1rem] border-2 font-display text-xl ${getTableColor(one).wash} ${one === table ? 'border-ink shadow-lift' : 'border-transparent'}`}
          >
            {one}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type Verdict = 'knew' | 'not-yet';

/** The owl with the last revealed fact, whether it was known, and the menu of voices. */
function FactBubble({
  fact,
  isSpeaking,
  verdict,
  onVerdict,
}: {
  readonly fact: TimesFact | null;
  readonly isSpeaking: boolean;
  /** What the child has said about this fact; null before. */
  readonly verdict: Verdict | null;
  /** Stores whether the fact was known; null where nobody is named who could remember it. */
  readonly onVerdict: ((verdict: Verdict) => void) | null;
}) {
  const text = useText(quizText);
  const { language } = useLanguage();
  const spoken = useSpokenLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <Owl mood={isSpeaking ? 'happy' : 'hello'} className="h-24 sm:h-32" />
      <div className="relative grid min-h-32 min-w-0 grow basis-40 content-center rounded-[1.6rem_2rem_1.7rem_2.2rem] border-2 border-ink bg-cream px-5 py-3 sm:px-8">
        <BubbleTail side="left" />
        {fact ? (
          <>
            <p className="flex flex-wrap items-baseline gap-x-4 font-display leading-tight">
              <span className="whitespace-nowrap text-3xl sm:text-4xl">{`${fact.question} = ${fact.product}`}</span>
              <span lang={spoken} className="text-2xl text-coral-deep sm:text-3xl">
                {formatPhrase('fact', fact, spoken)}
              </span>
            </p>
            {onVerdict && verdict === null && (
              <div className="mt-2 flex flex-wrap gap-2">
                <Button className="whitespace-nowrap" onClick={() => onVerdict('knew')}>
                  {text.knewIt}
                </Button>
                <Button tone="plain" className="whitespace-nowrap" onClick={() => onVerdict('not-yet')}>
                  {text.notYet}
                </Button>
              </div>
            )}
            <div role="status">
              {verdict === 'knew' && text.knewNote}
              {verdict === 'not-yet' && (
                <div className="mt-1 flex items-center gap-3">
                  <FactDots split={getFactTip(fact).split} className="max-h-24 w-16 shrink-0 sm:w-20" />
                  <span>{keepSumsWhole(getFactTip(fact).text[language])}</span>
                </div>
              )}
            </div>
          </>
        ) : (
          <p className="font-display text-xl sm:text-2xl">{text.tablesLead}</p>
        )}
      </div>
      <VoiceMenu />
    </div>
  );
}

/** The facts of a table as buttons that speak them. A covered product is revealed by the press. */
function FactGrid({
  table,
  spoken,
  isShown,
  onSay,
}: {
  readonly table: number;
  /** The fact that is being spoken. */
  readonly spoken: TimesFact | null;
  readonly isShown: (fact: TimesFact) => boolean;
  readonly onSay: (fact: TimesFact) => void;
}) {
  return (
    <ul className="grid grid-cols-3 gap-2 md:grid-cols-9 md:gap-1.5">
      {TIMES_FACTS.filter((fact) => fact.table === table).map((fact) => {
        const { question, product } = fact;
        const isNow = spoken === fact;
        const isOpen = isShown(fact);
        return (
          <li key={question}>
            <button
              type="button"
              aria-label={isOpen ? `${question} = ${product}` : question}
              data-speaking={isNow || undefined}
              onClick={() => onSay(fact)}
              className={`grid min-h-18 w-full touch-manipulation content-center justify-items-center rounded-[0.8rem_1rem_0.9rem_1.1rem] border-2 py-1.5 font-display leading-tight transition-[translate] hover:lifted active:translate-y-0.5 ${isNow ? 'quiz-pulse border-ink bg-honey shadow-lift' : `border-ink/20 hover:border-ink ${getTableColor(table).wash}`}`}
            >
              <span className={`text-base ${isNow ? 'text-ink' : 'text-ink-soft'}`}>{question}</span>
              <span className={`text-3xl md:text-2xl lg:text-3xl ${isOpen ? '' : 'text-ink-soft/70'}`}>
                {isOpen ? product : '?'}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
