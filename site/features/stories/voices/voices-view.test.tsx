// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from '../../../shared/page/render-hook.fixture.tsx';
import type { ReadableBook } from '../model/readable-book.ts';
import { deleteRecordings, loadVoices } from './family-store.client.ts';
import { familyText } from './family-text.ts';
import type { Recording } from './recording.ts';
import type { FamilyVoices } from './voices-file.ts';
import { useFamilyVoices, VoicesView } from './voices-view.tsx';

vi.mock('./family-store.client.ts', () => ({
  deleteRecordings: vi.fn(),
  loadVoices: vi.fn(),
  onVoicesChanged: () => () => {},
}));

const text = familyText.en;

const familyOf = (name: string): FamilyVoices => ({
  voices: [{ id: name, name }],
  recordings: [{ reader: name, audio: new Uint8Array(1) } as Recording],
});

test('that recordings could not be deleted is said', async () => {
  vi.mocked(loadVoices).mockResolvedValue(familyOf('Grandma'));
  vi.mocked(deleteRecordings).mockRejectedValue(new Error('blocked'));
  const page = document.createElement('div');
  const root = createRoot(page);
  onTestFinished(() => act(async () => root.unmount()));
  const book = { id: 'puddle', chapters: [] } as unknown as ReadableBook;
  await act(async () => root.render(<VoicesView book={book} languages={['en']} onRecord={() => {}} />));
  for (const name of [text.remove('Grandma'), text.reallyRemove('Grandma')]) {
    const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await act(async () => button?.click());
  }
  expect(deleteRecordings).toHaveBeenCalledExactlyOnceWith('puddle', 'Grandma');
  expect(page.querySelector('[role="alert"]')?.textContent).toBe(text.faults.failed);
});

test('the voices of the book before are ignored when they come late', async () => {
  const before = Promise.withResolvers<FamilyVoices>();
  vi.mocked(loadVoices).mockImplementation(async (book) => (book === 'puddle' ? before.promise : familyOf('Dad')));
  const page = await renderHook(({ book }) => useFamilyVoices(book), { book: 'puddle' });
  await page.rerender({ book: 'kite' });
  await act(async () => before.resolve(familyOf('Grandma')));
  expect(page.value().family.voices).toMatchObject([{ name: 'Dad' }]);
});
