// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('arrow keys, Home and End choose a tab, and go around', async () => {
  const onChange = vi.fn();
  const root = createRoot(document.body);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <Tabs value="a" onChange={onChange}>
        <TabList label="Letters">
          {['a', 'b', 'c'].map((value) => (
            <Tab key={value} value={value}>
              {value}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="a">First</TabPanel>
        <TabPanel value="b">Second</TabPanel>
        <TabPanel value="c" isPrinted>
          Third
        </TabPanel>
      </Tabs>,
    ),
  );
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  expect(tabs.map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
    ['true', 0],
    ['false', -1],
    ['false', -1],
  ]);
  expect([...document.querySelectorAll('[role="tabpanel"]')].map(({ textContent }) => textContent)).toEqual([
    'First',
    '',
    'Third',
  ]);
  for (const [from, key] of [
    [0, 'ArrowLeft'],
    [2, 'ArrowRight'],
    [0, 'ArrowRight'],
    [1, 'End'],
    [2, 'Home'],
    [0, 'x'],
  ] as const)
    await act(async () => {
      tabs[from]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  expect(onChange.mock.calls.flat()).toEqual(['c', 'a', 'b', 'c', 'a']);
});
