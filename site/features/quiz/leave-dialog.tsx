import { useText } from '../../shared/language/use-language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { MessageModal } from '../../shared/ui/modal.tsx';
import { quizText } from './play/quiz-text.ts';

/** Asks before a running quiz is left. The quiz can be taken up again. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const text = useText(quizText);
  return (
    <MessageModal role="alertdialog" title={text.leaveTitle} body={text.leaveNote} onClose={onStay}>
      <Button tone="coral" onClick={onStay}>
        {text.stay}
      </Button>
      <Button tone="plain" onClick={onLeave}>
        {text.leave}
      </Button>
    </MessageModal>
  );
}
