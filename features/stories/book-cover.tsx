import type { ReactNode } from 'react';
import { Painting } from '../../shared/ui/painting.tsx';
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

/** A bound book: its painted cover, or cloth with its title and emblem in foil. Decorative: words beside it say the title. */
export function BookCover({ story, className = '' }: { story: Story; className?: string }) {
  const { cloth, foil } = BINDINGS[story.id];
  return (
    <span
      aria-hidden="true"
      data-cover
      className={`relative block aspect-[3/4] overflow-hidden rounded-[0.4rem_0.9rem_0.9rem_0.4rem] border-2 border-ink shadow-paper ${cloth} ${foil} ${className}`}
    >
      {story.coverImage ? <PaintedFront story={story} picture={story.coverImage} /> : <ClothFront story={story} />}
      <span className="absolute inset-y-0 left-0 w-[8%] bg-ink/25" />
    </span>
  );
}

function PaintedFront({ story, picture }: { story: Story; picture: string }) {
  const { language } = useLanguage();
  return (
    <>
      <Painting
        name={picture}
        widths={[480, 800, 1200]}
        size={{ width: 1200, height: 900 }}
        sizes="(min-width: 640px) 380px, 66vw"
        alt=""
        className="absolute inset-0 h-full w-full object-cover object-[48%_50%]"
      />
      <span className="absolute right-[5%] bottom-[3.5%] left-[12%] rounded-[0.7rem_0.9rem_0.8rem_1rem] border-2 border-ink bg-paper/95 px-[3%] py-[2%] text-balance text-center font-display text-[clamp(0.72rem,6.8cqi,1.25rem)] text-ink leading-tight">
        {story.title[language]}
      </span>
    </>
  );
}

function ClothFront({ story }: { story: Story }) {
  const { language } = useLanguage();
  return (
    <>
      <ClothWeave />
      <FoilFrame />
      <span className="absolute inset-[9%_10%_8%_17%] flex flex-col items-center justify-between text-center">
        <span className="text-balance font-display text-[clamp(0.9rem,9cqi,1.35rem)] leading-tight">
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
    </>
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
