import type { Language } from '../../shared/language/language.ts';
import { useLanguage, useText } from '../../shared/language/use-language.tsx';
import { siteText } from '../site-text.ts';

/** Each language is named in itself. A name begins with its label, as speech control needs. */
const CHOICES: readonly { language: Language; label: string; name: string }[] = [
  { language: 'en', label: 'EN', name: 'EN, English' },
  { language: 'ko', label: '한국어', name: '한국어' },
];

export function LanguageSwitch() {
  const { language, choose } = useLanguage();
  const text = useText(siteText);
  return (
    <fieldset className="flex shrink-0 rounded-full border-2 border-ink bg-card p-0.5">
      <legend className="sr-only">{text.languageSwitch}</legend>
      {CHOICES.map((choice) => (
        <button
          key={choice.language}
          type="button"
          lang={choice.language}
          aria-label={choice.name}
          aria-pressed={choice.language === language}
          onClick={() => choose(choice.language)}
          className="font-language-name min-h-11 min-w-11 whitespace-nowrap rounded-full px-2.5 text-base sm:px-3 aria-pressed:bg-teal-deep aria-pressed:text-paper"
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
