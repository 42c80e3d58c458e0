import { createStore, type ReadableStore } from '../page/store.ts';

/**
 * Short messages to the reader, from anywhere in the page. A `toast` disappears by itself, an `alert` stays until it is
 * closed: docs/product.md §2.5. The component that shows them is loaded with the first one.
 */
export type Notice = {
  readonly id: number;
  readonly kind: 'toast' | 'alert';
  readonly text: string;
  /** A toast with a button stays until it is used or closed. */
  readonly action?: NoticeAction;
};

type NoticeAction = { readonly label: string; readonly run: () => void };

type Notices = {
  /** The open ones, in order of arrival. */
  readonly notices: readonly Notice[];
  /** Of the last notice that was shown; 0 before the first. */
  readonly lastId: number;
};

const store = createStore<Notices>({ notices: [], lastId: 0 });

export const noticeStore: ReadableStore<Notices> = store;

function add(notice: Omit<Notice, 'id'>): number {
  const { notices, lastId } = store.getState();
  const id = lastId + 1;
  store.set({ notices: [...notices, { id, ...notice }], lastId: id });
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
  const open = store.getState().notices.find((notice) => notice.kind === 'alert' && notice.text === text);
  return open?.id ?? add({ kind: 'alert', text });
}

export function dismissNotice(id: number): void {
  store.set({ notices: store.getState().notices.filter((notice) => notice.id !== id) });
}
