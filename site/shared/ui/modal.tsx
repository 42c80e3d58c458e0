import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type ModalProps = Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onCancel' | 'onClose'> & {
  /** Called for Escape. It has to remove the component: a modal is open as long as it is mounted. */
  onClose: () => void;
};

/** A dialog over everything else. When it is removed, the focus returns to where it was. */
export function Modal({ onClose, ...props }: ModalProps) {
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
      onCancel={(event) => {
        event.preventDefault();
        // In React it bubbles, and would close a modal around this one too.
        event.stopPropagation();
        onClose();
      }}
    />
  );
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
