import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { findLevel } from '../game/gallery.ts';
import { galleryText } from '../game/gallery-text.ts';
import { withMapStars } from '../game/map-progress.ts';
import { formatMade, type Shared } from '../game/share.ts';
import { useGallery } from '../game/use-gallery.tsx';
import { useMapProgress } from '../game/use-map-progress.tsx';
import { MAKE_DELIVERY_ID } from '../world/deliveries.ts';

type VisitNoteProps = {
  isSolved: boolean;
  /** The card over the board leads on. */
  hasCard: boolean;
  shared: Shared;
};

/**
 * Says that the level came by link or from the level maker, and leads back. The child's own level, once solved, is a
 * delivery.
 */
export function VisitNote({ isSolved, hasCard, shared }: VisitNoteProps) {
  const { progress, goHome, makeLevel, openMapLevel } = useAdventureContext();
  const text = useText(adventureText);
  const made = shared.kind === 'made' ? shared.made : null;
  const [gallery] = useGallery();
  const own = useText(galleryText);
  const kept = made && findLevel(gallery, formatMade(made));
  const isOwn =
    kept?.isOwn || (made !== null && progress.made !== null && formatMade(made) === formatMade(progress.made));
  const [, keep] = useMapProgress();
  const isDelivered = isOwn && isSolved;
  const storeDelivery = useEffectEvent(() => keep((now) => withMapStars(now, MAKE_DELIVERY_ID, ['solved'])));
  useEffect(() => {
    if (isDelivered) storeDelivery();
  }, [isDelivered]);
  const greeting = isOwn ? text.ownLevel : shared.kind === 'story' ? text.friendProgram : text.friendLevel;
  return (
    <div
      data-solved={isSolved || undefined}
      className="visit-note mb-3 flex flex-wrap items-center gap-3 rounded-2xl bg-violet-wash p-3"
    >
      <p className="min-w-0 grow basis-60 leading-snug">{isSolved && !hasCard ? text.friendSolved : greeting}</p>
      {made && (
        <Button tone="plain" onClick={() => makeLevel(made)}>
          {text.changeLevel}
        </Button>
      )}
      {kept && (
        <Button tone="plain" onClick={() => openMapLevel('gallery')}>
          {own.back}
        </Button>
      )}
      {!hasCard && (
        <Button tone="plain" onClick={goHome}>
          {text.toMyGame}
        </Button>
      )}
    </div>
  );
}
