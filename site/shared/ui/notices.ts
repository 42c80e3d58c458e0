/**
 * Short messages to the reader, from anywhere in the page. A `toast` disappears after 5 s, an `alert` stays until it is
 * closed: docs/product.md §2.5. The component that shows them is loaded with the first one.
 */
export type Notice = { readonly id: number; readonly kind: 'toast' | 'alert'; readonly text: string };

type Listener = () => void;

let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = new Set<Listener>();

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

function add(kind: Notice['kind'], text: string): void {
  change([...notices, { id: nextId++, kind, text }]);
}

export function showToast(text: string): void {
  add('toast', text);
}

export function showAlert(text: string): void {
  add('alert', text);
}

export function dismissNotice(id: number): void {
  change(notices.filter((notice) => notice.id !== id));
}

export function currentNotices(): readonly Notice[] {
  return notices;
}

export function onNoticesChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
