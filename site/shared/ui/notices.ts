/**
 * Short messages to the reader, from anywhere in the page. A `toast` disappears after 5 s, an `alert` stays until it is
 * closed: docs/product.md §2.5. The component that shows them is loaded with the first one.
 */
export type Notice = {
  readonly id: number;
  readonly kind: 'toast' | 'alert';
  readonly text: string;
  /** A toast with a button stays until it is used or closed. */
  readonly action?: NoticeAction;
};

export type NoticeAction = { readonly label: string; readonly run: () => void };

type Listener = () => void;

let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = new Set<Listener>();

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

function add(notice: Omit<Notice, 'id'>): number {
  const id = nextId++;
  change([...notices, { id, ...notice }]);
  return id;
}

export function showToast(text: string): void {
  add({ kind: 'toast', text });
}

/** A toast with a button, which stays. */
export function showOffer(text: string, action: NoticeAction): void {
  add({ kind: 'toast', text, action });
}

/** Returns the alert's id. Alerts do not stack: one that is open already is not shown again. */
export function showAlert(text: string): number {
  const open = notices.find((notice) => notice.kind === 'alert' && notice.text === text);
  return open?.id ?? add({ kind: 'alert', text });
}

export function dismissNotice(id: number): void {
  change(notices.filter((notice) => notice.id !== id));
}

export function getNotices(): readonly Notice[] {
  return notices;
}

export function onNoticesChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
