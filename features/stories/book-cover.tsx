import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/use-language.tsx';
import { COVER_EMBLEMS } from './cover-emblems.tsx';
import type { Story, StoryId } from './stories.ts';

/** The book's cloth and its foil: a ground, and a colour with AA contrast on it. */
const BINDINGS: Record<StoryId, { cloth: string; foil: string }> = {
  'charlotte-birthday': { cloth: 'bg-coral-deep', foil: 'text-honey-wash' },
  'charlotte-christmas': { cloth: 'bg-night', foil: 'text-honey-wash' },
  'forest-adventure': { cloth: 'bg-leaf-deep', foil: 'text-honey-wash' },
  'korean-charlotte-birthday': { cloth: 'bg-honey', foil: 'text-ink' },
  'pyeongchang-story': { cloth: 'bg-teal-deep', foil: 'text-honey-wash' },
};

/** A cloth-bound book with its title and emblem stamped in foil. Decorative: the card beside it says the title in words. */
export function BookCover({ story, className = '' }: { story: Story; className?: string }) {
  const { language } = useLanguage();
  const { cloth, foil } = BINDINGS[story.id];
  return (
    <span
      aria-hidden="true"
      className={`relative block aspect-[3/4] overflow-hidden rounded-[0.4rem_0.9rem_0.9rem_0.4rem] border-2 border-ink shadow-paper ${cloth} ${foil} ${className}`}
    >
      <ClothWeave />
      <span className="absolute inset-y-0 left-0 w-[8%] bg-ink/25" />
      <FoilFrame />
      <span className="absolute inset-[9%_10%_8%_17%] flex flex-col items-center justify-between text-center">
        <span lang={language} className="text-balance font-display text-[clamp(0.9rem,9cqi,1.35rem)] leading-tight">
          {story.title[language]}
        </span>
        <svg
          aria-hidden="true"
          viewBox="0 0 120 120"
          className="w-[96%]"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {COVER_EMBLEMS[story.id]}
        </svg>
        <span className="font-display text-xs opacity-90">{language === 'en' ? 'Story Forest' : '이야기숲'}</span>
      </span>
    </span>
  );
}

function ClothWeave(): ReactNode {
  return (
    <span className="absolute inset-0 bg-[repeating-linear-gradient(0deg,rgb(255_255_255/0.07)_0_1px,transparent_1px_3px),repeating-linear-gradient(90deg,rgb(0_0_0/0.08)_0_1px,transparent_1px_3px)]" />
  );
}

function FoilFrame(): ReactNode {
  return <span className="absolute inset-[4%_5%_4%_12%] rounded-lg border-2 border-current opacity-70" />;
}
