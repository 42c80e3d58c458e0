// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessageModal, Modal } from './modal.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<button id="opener"></button><div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
});
afterEach(() => act(async () => root.unmount()));

const render = (content: ReactNode) => act(async () => root.render(content));
const find = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector) as Kind;

test('a modal is open as long as it is mounted, and Escape asks for its end', async () => {
  const onClose = vi.fn();
  await render(<Modal onClose={onClose} />);
  const dialog = find<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(true);
  const cancel = new Event('cancel', { cancelable: true });
  await act(async () => dialog.dispatchEvent(cancel));
  expect(onClose).toHaveBeenCalledOnce();
  expect([cancel.defaultPrevented, dialog.open]).toEqual([true, true]);
  await render(null);
  expect(dialog.open).toBe(false);
});

test('Escape in a modal inside of another closes the inner one only', async () => {
  const [onOuter, onInner] = [vi.fn(), vi.fn()];
  await render(
    <Modal onClose={onOuter}>
      <Modal onClose={onInner} id="inner" />
    </Modal>,
  );
  await act(async () => find('#inner').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect([onOuter, onInner].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('a message is named by its title and described by its body', async () => {
  await render(
    <MessageModal role="alertdialog" title="Leave?" body="It stays here." onClose={() => {}}>
      <button type="button">Stay</button>
    </MessageModal>,
  );
  const dialog = find('dialog');
  const textOf = (attribute: string) => document.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent;
  expect(dialog.role).toBe('alertdialog');
  expect([textOf('aria-labelledby'), textOf('aria-describedby')]).toEqual(['Leave?', 'It stays here.']);
});
