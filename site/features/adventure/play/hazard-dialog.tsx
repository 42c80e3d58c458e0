import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { MessageModal } from '../../../shared/ui/modal.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import type { HazardType } from '../world/level.ts';

type HazardDialogProps = { type: HazardType; isStory: boolean; onClose: () => void };

/** The alert about a hazard (docs/product.md §7.3). */
export function HazardDialog({ type, isStory, onClose }: HazardDialogProps) {
  const { send } = useAdventureContext();
  const text = useText(adventureText);
  return (
    <MessageModal role="alertdialog" title={(isStory ? text.hazard : text.hazardElsewhere)[type]} onClose={onClose}>
      <Button className="min-w-32" onClick={onClose}>
        {text.ok}
      </Button>
      <Button
        tone="plain"
        onClick={() => {
          send({ type: 'back-to-start' });
          onClose();
        }}
      >
        {text.backToStart}
      </Button>
    </MessageModal>
  );
}
