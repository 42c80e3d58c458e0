import { AlertDialog, Toast } from 'radix-ui';
import { useRef, useSyncExternalStore } from 'react';
import type { Catalog } from '../language/language.ts';
import { useText } from '../language/use-language.tsx';
import { Button } from './button.tsx';
import { dismissNotice, getNotices, onNoticesChange } from './notices.ts';

/** Time that a toast is shown (docs/product.md §12). */
const TOAST_LIFE_MS = 5000;
const TOAST_SWIPE_PX = 50;

type Texts = { ok: string; close: string; region: string };

const noticeText: Catalog<Texts> = {
  en: { ok: 'OK', close: 'Close', region: 'Messages' },
  ko: { ok: '알겠어요', close: '닫기', region: '알림' },
};

/** Shows the notices. Loaded with the first of them (app/notices.tsx). */
export function NoticeHost() {
  const text = useText(noticeText);
  const notices = useSyncExternalStore(onNoticesChange, getNotices, getNotices);
  const focusedBefore = useRef<Element | null>(null);
  const alert = notices.find((notice) => notice.kind === 'alert');
  const toasts = notices.filter((notice) => notice.kind === 'toast');
  return (
    <>
      <AlertDialog.Root open={alert !== undefined} onOpenChange={(open) => !open && alert && dismissNotice(alert.id)}>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className="fixed inset-0 z-50 bg-night/60" />
          <AlertDialog.Content
            aria-describedby={undefined}
            // No trigger opened the alert, so Radix cannot restore the focus.
            onOpenAutoFocus={() => {
              focusedBefore.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
            }}
            className="sheet fixed top-1/2 left-1/2 z-50 w-[min(24rem,calc(100vw-2rem))] -translate-1/2 bg-paper p-6 text-center"
          >
            <AlertDialog.Title className="text-2xl">{alert?.text}</AlertDialog.Title>
            {/* Radix focuses the Cancel part when the dialog opens; an alert has only this one button. */}
            <AlertDialog.Cancel asChild>
              <Button className="mt-5 min-w-32">{text.ok}</Button>
            </AlertDialog.Cancel>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
      <Toast.Provider
        duration={TOAST_LIFE_MS}
        swipeThreshold={TOAST_SWIPE_PX}
        swipeDirection="right"
        label={text.region}
      >
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            duration={toast.action ? Number.POSITIVE_INFINITY : TOAST_LIFE_MS}
            onOpenChange={(open) => !open && dismissNotice(toast.id)}
            className="sheet flex items-center gap-3 bg-night px-5 py-3 text-white data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
          >
            <Toast.Description className="grow">{toast.text}</Toast.Description>
            {toast.action && (
              <Toast.Action asChild altText={toast.action.label}>
                <Button className="shrink-0" onClick={toast.action.run}>
                  {toast.action.label}
                </Button>
              </Toast.Action>
            )}
            <Toast.Close
              aria-label={text.close}
              className="grid size-11 place-items-center rounded-full text-2xl leading-none"
            >
              <span aria-hidden="true">×</span>
            </Toast.Close>
          </Toast.Root>
        ))}
        <Toast.Viewport className="fixed inset-x-4 bottom-4 z-50 flex flex-col gap-3 sm:left-auto sm:w-96" />
      </Toast.Provider>
    </>
  );
}
