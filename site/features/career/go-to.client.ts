import { bringIntoView } from '../../shared/bring-into-view.client.ts';

/** Brings a part of the page into view and puts the focus on it. It needs a `tabIndex`. */
export function goToElement(element: HTMLElement, block: 'start' | 'center'): void {
  element.focus({ preventScroll: true });
  bringIntoView(element, block);
}
