import { computeProduct, formatQuestion, type TimesFact } from '../../../shared/facts/attempt.ts';
import { getFactTip } from '../../../shared/facts/fact-tip.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { BubbleTail } from '../drawings/bubble-tail.tsx';
import { Owl } from '../drawings/owl.tsx';
import { formatPhrase } from '../speech/chant.ts';
import { useSpokenLanguage } from '../speech/use-spoken-language.tsx';
import { VoiceMenu } from '../speech/voice-menu.tsx';
import { quizText } from '../text/quiz-text.ts';

export type Verdict = 'knew' | 'not-yet';

/** The owl with the last revealed fact, whether it was known, and the menu of voices. */
export function FactBubble({
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
              <span className="text-3xl sm:text-4xl">{`${formatQuestion(fact)} = ${computeProduct(fact)}`}</span>
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
            <p role="status">
              {verdict === 'knew' ? text.knewNote : verdict === 'not-yet' && getFactTip(fact)[language]}
            </p>
          </>
        ) : (
          <p className="font-display text-xl sm:text-2xl">{text.practiceLead}</p>
        )}
      </div>
      <VoiceMenu />
    </div>
  );
}
