import { useLanguage } from '../shared/use-language.tsx';
import { privacyText } from './privacy-text.ts';

/** For parents: what is kept, where and how long. */
export function PrivacyPage() {
  const { language } = useLanguage();
  const { title, opening, sections } = privacyText;
  return (
    <div className="column mt-10 max-w-3xl">
      <h1 className="text-balance text-4xl sm:text-5xl">{title[language]}</h1>
      <p className="mt-4 text-ink-soft text-xl">{opening[language]}</p>
      {sections.map(({ heading, points }) => (
        <section key={heading.en}>
          <h2 className="mt-10 text-2xl">{heading[language]}</h2>
          <ul className="mt-3 grid list-disc gap-3 pl-6 text-lg marker:text-leaf-deep">
            {points.map((point) => (
              <li key={point.en}>{point[language]}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-10">
        <a className="underline" href="/licenses/third-party-notices.txt">
          {language === 'ko' ? '라이선스' : 'Licenses'}
        </a>
      </p>
    </div>
  );
}
