import { useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { MessageModal } from '../../../shared/ui/modal.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import type { AdventureState } from '../game/adventure-state.ts';
import { adventureText } from '../game/adventure-text.ts';
import { isHazardAlerted } from '../game/announcements.ts';
import { getLevel, type HazardHit } from '../game/playing-state.ts';
import { isStoryLevel } from '../world/levels.ts';

/** The alert about the hazard that the last step hit (docs/product.md §7.3). */
export function HazardAlert({ game }: { game: AdventureState }) {
  const { send } = useAdventureContext();
  const text = useText(adventureText);
  /** The last hit whose alert was closed, and how many were in this stay. */
  const [closed, setClosed] = useState<{ hit: HazardHit | null; count: number }>({ hit: null, count: 0 });
  if (game.stage !== 'playing') return null;
  const { hazardHit: hit } = game;
  if (!hit || hit === closed.hit || !isHazardAlerted(game, closed.count)) return null;
  const titles = isStoryLevel(getLevel(game.quest)) ? text.hazard : text.hazardElsewhere;
  const close = () => setClosed({ hit, count: closed.count + 1 });
  return (
    <MessageModal role="alertdialog" title={titles[hit.type]} onClose={close}>
      <Button className="min-w-32" onClick={close}>
        {text.ok}
      </Button>
      <Button
        tone="plain"
        onClick={() => {
          send({ type: 'back-to-start' });
          close();
        }}
      >
        {text.backToStart}
      </Button>
    </MessageModal>
  );
}
