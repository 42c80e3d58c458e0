import { Painting } from '../../../shared/ui/painting.tsx';
import type { Story } from '../model/stories.ts';

/**
 * The cover of a book with the shadow of its spine. Decorative, because the title stands beside it. `sizes` is the
 * image's `sizes` attribute.
 */
export function BookCover({ story, sizes, className = '' }: { story: Story; sizes: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-cover
      className={`relative block aspect-[4/3] overflow-hidden rounded-[0.4rem_0.9rem_0.9rem_0.4rem] border-2 border-ink bg-cream shadow-paper ${className}`}
    >
      <Painting name={story.coverImage} sizes={sizes} alt="" className="h-full w-full object-cover" />
      <span className="absolute inset-y-0 left-0 w-[3.5%] border-ink/20 border-r-2 bg-ink/15" />
    </span>
  );
}
