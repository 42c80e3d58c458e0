import { AlertDialog } from 'radix-ui';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { quizText } from '../text/quiz-text.ts';

/** Asks before a running quiz is left. The quiz can be taken up again. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const text = useText(quizText);
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-night/60" />
        <AlertDialog.Content className="sheet fixed top-1/2 left-1/2 z-50 max-h-[calc(100svh-1rem)] w-[min(26rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto bg-paper p-6 text-center">
          <AlertDialog.Title className="text-2xl">{text.leaveTitle}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">{text.leaveNote}</AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-center gap-3">
            <AlertDialog.Cancel asChild>
              <Button tone="coral">{text.stay}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button tone="plain" onClick={onLeave}>
                {text.leave}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
