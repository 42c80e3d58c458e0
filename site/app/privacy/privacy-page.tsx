/**
 * The privacy page, and the file that carries a child's progress to another device.
 *
 * @packageDocumentation
 */
import { useLanguage } from '../../shared/language/use-language.tsx';
import { riseOrder } from '../../shared/ui/rise-order.tsx';
import { privacyTitle } from '../pages/pages.ts';
import { SharedComputerSetting } from '../shared-computer/shared-computer-setting.tsx';
import { privacyText } from './privacy-text.ts';
import { ProgressFileSection } from './progress-file-section.tsx';

/** Tells parents what is kept, where and how long. */
export function PrivacyPage() {
  const { language } = useLanguage();
  const { opening, sections } = privacyText;
  return (
    <div className="column mt-10 max-w-3xl">
      <h1 className="rise text-balance text-4xl sm:text-5xl">{privacyTitle[language]}</h1>
      <p className="rise mt-4 text-ink-soft text-xl" style={riseOrder(1)}>
        {opening[language]}
      </p>
      {sections.map(({ heading, points }, index) => (
        <section key={heading.en} className="rise" style={riseOrder(index + 2)}>
          <h2 className="mt-10 text-2xl">{heading[language]}</h2>
          <ul className="mt-3 grid list-disc gap-3 pl-6 text-lg marker:text-leaf-deep">
            {points.map((point) => (
              <li key={point.en}>{point[language]}</li>
            ))}
          </ul>
        </section>
      ))}
      <ProgressFileSection />
      <SharedComputerSetting />
      <p className="mt-10">
        <a className="underline" href="/licenses/third-party-notices.txt">
          {language === 'ko' ? '라이선스' : 'Licenses'}
        </a>
      </p>
    </div>
  );
}
