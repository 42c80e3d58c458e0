import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { FAMILY_NOTES } from '../content/family-notes.ts';
import type { Recommendation } from '../recommender/recommendation.ts';
import { plannerText } from './planner-text.ts';

/** Who chose a career, how reliable that is, and the date of its facts. */
export function SourceNote({ career }: { readonly career: Recommendation }) {
  const text = useText(plannerText);
  const format = useFormatters();
  return (
    <p className="mt-3 text-ink-soft text-sm">
      <strong className="font-display font-normal text-base text-ink">{text.chosenBy[career.source]}</strong>
      {career.asOf && <span> · {text.asOf(format.calendarDay(career.asOf))}</span>}
      <br />
      {text.aboutSource[career.source]}
    </p>
  );
}

/** The start page for children of the Korean public career service. */
const JUNIOR_CAREERNET = 'https://www.career.go.kr/jr/';

/** A link to the public career service of the page's language. Nothing is sent there before it is pressed. */
export function PublicPageLink({ career: { occupation, title } }: { readonly career: Recommendation }) {
  const text = useText(plannerText).publicPage;
  const { language } = useLanguage();
  if (language === 'en' && !occupation) return null;
  const address =
    language === 'en' ? `https://www.mynextmove.org/profile/summary/${occupation?.code}` : JUNIOR_CAREERNET;
  return (
    <p className="mt-4 print:hidden">
      {text.lead}{' '}
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="inline-block min-h-11 py-2 text-teal-deep underline underline-offset-4"
      >
        {text.link(language === 'en' ? (occupation?.title ?? '') : title)}
      </a>{' '}
      <small className="text-ink-soft text-sm">{text.note}</small>
    </p>
  );
}

/** Current rules for parents, collapsed. The career's own license note comes first. */
export function FamilyPanel({ career: { familyNote, language: written } }: { readonly career: Recommendation }) {
  const text = useText(plannerText);
  const { language } = useLanguage();
  const format = useFormatters();
  const general = FAMILY_NOTES.map(({ title, text: { [language]: words }, asOf }) => ({
    title: title[language],
    text: words,
    asOf,
    lang: language,
  }));
  const notes = familyNote ? [{ ...familyNote, lang: written }, ...general] : general;
  return (
    <details className="mt-6 rounded-cut bg-violet-wash px-5 print:hidden">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 font-display text-xl">
        <svg viewBox="0 0 20 20" aria-hidden="true" className="details-arrow size-4 shrink-0">
          <path d="M5 2l10 8-10 8Z" fill="var(--color-ink)" />
        </svg>
        {text.family}
      </summary>
      <div className="pb-5">
        <p>{text.familyLead}</p>
        <dl className="mt-3 grid gap-4">
          {notes.map((note) => (
            <div key={note.title} lang={note.lang}>
              <dt className="font-display text-lg">{note.title}</dt>
              <dd className="max-w-prose">
                {note.text}{' '}
                <small className="whitespace-nowrap text-ink-soft" lang={language}>
                  {text.asOf(format.calendarDay(note.asOf))}
                </small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
