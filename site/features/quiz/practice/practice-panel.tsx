import { useEffect, useRef, useState } from 'react';
import { formatQuestion, type TimesFact } from '../../../shared/facts/attempt.ts';
import { CHOOSABLE_TABLES, PRESET_TABLES } from '../../../shared/facts/tables.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { rememberAnswer } from '../../../shared/players/players-store.client.ts';
import { getTableColor } from '../model/table-colors.ts';
import { KoreanSwitch } from '../speech/korean-switch.tsx';
import { useSpokenLanguage } from '../speech/use-spoken-language.tsx';
import { speak, stopSpeaking, unlockAudio } from '../speech/voice.client.ts';
import { quizText } from '../text/quiz-text.ts';
import { FactBubble, type Verdict } from './fact-bubble.tsx';
import { FactGrid } from './fact-grid.tsx';
import { keepSumsWhole } from './keep-sums-whole.ts';
import { PracticeAdvice } from './practice-advice.tsx';
import { tableTips } from './practice-tips.ts';

/**
 * The times tables, whose facts are spoken and revealed when pressed, and tips. Narrow screens show one table at a time.
 *
 * @param playerName whose memory hears what was known; null for nobody's
 */
export function PracticePanel({ playerName }: { playerName: string | null }) {
  const text = useText(quizText);
  const [table, setTable] = useState(2);
  const [hasAll, setHasAll] = useState(false);
  const [isCovered, setCovered] = useState(true);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { fact, isSpeaking, say } = useSpokenFact();
  const tables = hasAll ? CHOOSABLE_TABLES : PRESET_TABLES;

  function press(pressed: TimesFact): void {
    setVerdict(null);
    setRevealed(new Set(revealed).add(formatQuestion(pressed)));
    say(pressed);
  }

  function judge(next: Verdict): void {
    if (!fact || playerName === null) return;
    setVerdict(next);
    // A product that was seen proves less than one that was typed, so it counts as a slow answer.
    rememberAnswer(playerName, fact, next === 'knew' ? 'slow' : 'missed');
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
              isShown={(cell) => !isCovered || revealed.has(formatQuestion(cell))}
              onSay={press}
            />
          </section>
        ))}
      </div>
      <NarrowTip table={table} />
      <PracticeAdvice tables={tables} />
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
    unlockAudio();
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
