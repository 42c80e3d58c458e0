import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { deliveries } from '../deliveries/deliveries.ts';
import { formatDeliveryId } from '../deliveries/delivery.ts';
import { withMapStars } from '../deliveries/map-progress.ts';
import { useMapProgress } from '../deliveries/use-map-progress.tsx';
import { findLevel } from '../gallery/gallery.ts';
import { galleryText } from '../gallery/gallery-text.ts';
import { useGallery } from '../gallery/use-gallery.tsx';
import type { MadeLevel } from '../levels/made-level.ts';
import { formatMade, type Shared } from '../links/share.ts';
import { adventureText } from '../text/adventure-text.ts';

type VisitNoteProps = {
  isSolved: boolean;
  shared: Shared;
  /** The level that the child has made, if any. */
  ownMade: MadeLevel | null;
  onGoHome: () => void;
  onMakeLevel: (made: MadeLevel) => void;
  onGallery: () => void;
};

/** Says that the level came by link or from the level maker, and leads back. The child's own level, once solved, is a delivery. */
export function VisitNote({ isSolved, shared, ownMade, onGoHome, onMakeLevel, onGallery }: VisitNoteProps) {
  const text = useText(adventureText);
  const made = shared.kind === 'made' ? shared.made : null;
  const { gallery } = useGallery();
  const own = useText(galleryText);
  const kept = made && findLevel(gallery, formatMade(made));
  const isOwn = kept?.isOwn || (made !== null && ownMade !== null && formatMade(made) === formatMade(ownMade));
  const [, keep] = useMapProgress();
  const isDelivered = isOwn && isSolved;
  const storeDelivery = useEffectEvent(() =>
    keep((now) => withMapStars(now, formatDeliveryId(deliveries.length), ['solved'])),
  );
  useEffect(() => {
    if (isDelivered) storeDelivery();
  }, [isDelivered]);
  const greeting = isOwn ? text.ownLevel : shared.program.length > 0 ? text.friendProgram : text.friendLevel;
  return (
    <div
      data-solved={isSolved || undefined}
      className="mb-3 flex flex-wrap items-center gap-3 rounded-2xl bg-violet-wash p-3"
    >
      <p className="min-w-0 grow basis-60 leading-snug">{isSolved ? text.friendSolved : greeting}</p>
      {made && (
        <Button tone="plain" onClick={() => onMakeLevel(made)}>
          {text.changeLevel}
        </Button>
      )}
      {kept && (
        <Button tone="plain" onClick={onGallery}>
          {own.back}
        </Button>
      )}
      <Button tone="plain" onClick={onGoHome}>
        {text.toMyGame}
      </Button>
    </div>
  );
}
