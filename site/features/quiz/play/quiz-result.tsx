import { useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { keepSumsWhole } from '../../../shared/times-tables/facts/fact-form.ts';
import { getFactTip } from '../../../shared/times-tables/facts/fact-tip.ts';
import { summarize, sumTimeSpent } from '../../../shared/times-tables/facts/times-fact.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { riseOrder } from '../../../shared/ui/rise-order.tsx';
import type { ResultStatus } from '../model/quiz.ts';
import type { QuizRun } from '../model/quiz-run.ts';
import { Owl } from './drawings.tsx';
import { ProgressBranch } from './progress-branch.tsx';
import { quizText } from './quiz-text.ts';

/** Shown after the tenth question until the server has answered, or sending has failed. */
export function SavingPanel({
  run,
  isSending,
  onSendAgain,
  onNewQuiz,
}: {
  run: QuizRun;
  isSending: boolean;
  onSendAgain: () => void;
  onNewQuiz: () => void;
}) {
  const text = useText(quizText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isSending) heading.current?.focus({ preventScroll: true });
  }, [isSending]);
  return (
    <div className="mx-auto max-w-2xl text-center">
      <ProgressBranch attempts={run.attempts} current={null} />
      <Owl
        mood={isSending ? 'listening' : 'kind'}
        className={`mx-auto mt-6 h-36 sm:h-48 ${isSending ? 'quiz-nod' : ''}`}
      />
      <div role="status" className="mt-4">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
          {isSending ? text.sending : text.unsavedTitle}
        </h2>
        {!isSending && <p className="mt-3 text-balance text-lg">{text.unsavedNote}</p>}
      </div>
      <div className={`mt-6 flex flex-wrap justify-center gap-3 ${isSending ? 'invisible' : ''}`}>
        <Button onClick={onSendAgain}>{text.sendAgain}</Button>
        <Button tone="plain" onClick={onNewQuiz}>
          {text.newQuiz}
        </Button>
      </div>
    </div>
  );
}

const NOTE: Record<ResultStatus, string> = {
  acknowledged: 'bg-leaf-wash',
  waiting: 'bg-honey-wash',
  parked: 'bg-coral-wash',
};

/** The result, and whether the server has stored it. */
export function QuizResult({
  run,
  sendStatus,
  onNewQuiz,
}: {
  run: QuizRun;
  sendStatus: ResultStatus;
  onNewQuiz: () => void;
}) {
  const text = useText(quizText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { score, totalQuestions, accuracy } = summarize(run.attempts);
  const note = { acknowledged: text.saved, waiting: text.waiting, parked: text.parked }[sendStatus];
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-10">
      <div className="rise flex items-center gap-4 md:flex-col md:justify-center md:low:flex-col-reverse md:low:justify-end">
        <Owl mood={score * 2 >= totalQuestions ? 'happy' : 'hello'} className="h-28 shrink-0 md:h-60 md:low:h-28" />
        <p className="font-display text-[4.2rem] leading-none md:text-8xl">
          <span className="sr-only">{text.score} </span>
          <span translate="no">
            {score}
            <span className="text-[0.5em] text-ink-soft">{` / ${totalQuestions}`}</span>
          </span>
        </p>
      </div>
      <div>
        <h2 ref={heading} tabIndex={-1} className="rise text-3xl outline-none sm:text-4xl">
          {text.resultTitle}
        </h2>
        <p className="rise mt-2 text-lg" style={riseOrder(1)}>
          {text.praise(score, totalQuestions)}
        </p>
        <div className="rise mt-7" style={riseOrder(2)}>
          <ProgressBranch attempts={run.attempts} current={null} />
        </div>
        <dl className="rise mt-3 grid grid-cols-[1.2fr_1fr_1fr] gap-2 sm:gap-4" style={riseOrder(3)}>
          <Figure name={text.player} value={run.playerName} isName />
          <Figure name={text.accuracy} value={`${accuracy}%`} />
          <Figure name={text.time} value={text.seconds(sumTimeSpent(run.attempts))} />
        </dl>
        <p role="status" className={`rise mt-4 rounded-cut px-5 py-3 ${NOTE[sendStatus]}`} style={riseOrder(4)}>
          {note}
        </p>
        <LookAgain run={run} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button tone="coral" onClick={onNewQuiz}>
            {text.newQuiz}
          </Button>
          <ButtonLink to="/quiz-scores" tone="plain">
            {text.scoreReport}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Figure({ name, value, isName = false }: { name: string; value: string; isName?: boolean }) {
  return (
    <div className="min-w-0 rounded-cut bg-cream px-3 py-2 text-center">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd
        className={`wrap-anywhere text-xl leading-tight sm:text-2xl ${isName ? 'font-name font-semibold' : 'font-display'}`}
      >
        <bdi translate={isName ? 'no' : undefined}>{value}</bdi>
      </dd>
    </div>
  );
}

/** The facts that were answered wrong, each once, with the right answer and a tip. */
function LookAgain({ run: { questions, attempts } }: { run: QuizRun }) {
  const text = useText(quizText);
  const { language } = useLanguage();
  const missed = new Set(questions.filter((_, index) => attempts[index]?.isCorrect === false));
  if (missed.size === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="text-xl">{text.lookAgain}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {[...missed].map((fact) => (
          <li key={fact.question} className="rounded-2xl border-2 border-leaf-deep/40 bg-leaf-wash px-4 py-1.5">
            <span className="font-display text-lg" translate="no">
              {`${fact.question} = ${fact.product}`}
            </span>
            <span className="block leading-snug">{keepSumsWhole(getFactTip(fact).text[language])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
