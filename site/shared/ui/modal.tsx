import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type ModalProps = Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onCancel' | 'onClose' | 'onKeyDown'> & {
  /** Called for Escape. It has to remove the component: a modal is open as long as it is mounted. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** A dialog over everything else. When it is removed, the focus returns to where it was. */
export function Modal({ onClose, onKeyDown, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is removed: only then does the browser give the focus back.
    return () => element?.close();
  }, []);
  return (
    <dialog
      {...props}
      ref={dialog}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        keepFocusInside(event);
      }}
      onCancel={(event) => {
        event.preventDefault();
        // In React it bubbles, and would close a modal around this one too.
        event.stopPropagation();
        onClose();
      }}
    />
  );
}

/** Moves from the last stop of the Tab key to the first, and back; alone, a dialog lets go to the browser's bars. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [tabindex]'),
  ].filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, [inert] *') && stop.getClientRects().length > 0);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

type MessageModalProps = {
  role?: 'alertdialog';
  title: string;
  body?: ReactNode;
  /** The buttons. The first has the focus. */
  children: ReactNode;
  onClose: () => void;
};

/** A question or an alert on a sheet of paper. */
export function MessageModal({ role, title, body, children, onClose }: MessageModalProps) {
  const id = useId();
  return (
    <Modal
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={body === undefined ? undefined : `${id}-body`}
      onClose={onClose}
      className="sheet m-auto w-[min(26rem,calc(100vw-2rem))] bg-paper p-6 text-center text-ink backdrop:bg-night/60"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {body !== undefined && (
        <div id={`${id}-body`} className="mt-3">
          {body}
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>
    </Modal>
  );
}
