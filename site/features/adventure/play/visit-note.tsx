import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { useMadeLevel } from '../game/use-made-level.tsx';
import { useMapProgress } from '../game/use-map-progress.tsx';
import { galleryText } from '../stored/gallery-text.ts';
import { withMapStars } from '../stored/map-progress.ts';
import type { Shared } from '../stored/share.ts';
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
  const { goHome, makeLevel, openMapLevel } = useAdventureContext();
  const text = useText(adventureText);
  const made = shared.kind === 'made' ? shared.made : null;
  const own = useText(galleryText);
  const { kept, isOwn } = useMadeLevel(made);
  const [, keep] = useMapProgress();
  const isDelivered = isOwn && isSolved;
  const storeDelivery = useEffectEvent(() => keep((now) => withMapStars(now, MAKE_DELIVERY_ID, ['solved'])));
  useEffect(() => {
    if (isDelivered) storeDelivery();
  }, [isDelivered]);
  const greeting = isOwn ? text.ownLevel : shared.kind === 'story' ? text.friendProgram : text.friendLevel;
  const solved = isOwn ? text.ownSolved : text.friendSolved;
  return (
    <div
      data-solved={isSolved || undefined}
      className="visit-note mb-3 flex flex-wrap items-center gap-3 rounded-2xl bg-violet-wash p-3"
    >
      <p className="visit-note-words min-w-0 grow basis-60 leading-snug">{isSolved && !hasCard ? solved : greeting}</p>
      <div className="visit-note-ways flex flex-wrap gap-3">
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
    </div>
  );
}
