// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_KEY, type Language } from './language.ts';
import { LanguageProvider, useLanguage, useText } from './use-language.tsx';

const greeting = { en: 'Hello', ko: '안녕' };

function Greeting() {
  const { language, choose } = useLanguage();
  return (
    <button type="button" onClick={() => choose(language === 'en' ? 'ko' : 'en')}>
      {useText(greeting)}
    </button>
  );
}

const page = (pageLanguage: Language) => (
  <LanguageProvider pageLanguage={pageLanguage}>
    <Greeting />
  </LanguageProvider>
);

async function open(pageLanguage: Language): Promise<HTMLElement> {
  const root = document.createElement('div');
  await act(async () => createRoot(root).render(page(pageLanguage)));
  return root;
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => localStorage.clear());

describe('the language of a page', () => {
  test('a page is shown in its own language where nothing was chosen', async () => {
    expect((await open('en')).textContent).toBe('Hello');
    expect((await open('ko')).textContent).toBe('안녕');
  });

  test('a page is shown in the language that the reader chose on another page', async () => {
    localStorage.setItem(LANGUAGE_KEY, 'ko');
    expect((await open('en')).textContent).toBe('안녕');
  });

  test('a chosen language applies at once and on the next page', async () => {
    const first = await open('en');
    await act(async () => first.querySelector('button')?.click());
    expect(first.textContent).toBe('안녕');
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('ko');
    expect((await open('en')).textContent).toBe('안녕');
  });

  test('a page hydrates in its prerendered language, then switches to the chosen one', async () => {
    localStorage.setItem(LANGUAGE_KEY, 'ko');
    const root = document.createElement('div');
    root.innerHTML = renderToString(page('en'));
    expect(root.textContent).toBe('Hello');
    const errors: unknown[] = [];
    await act(async () => {
      hydrateRoot(root, page('en'), { onRecoverableError: (error) => errors.push(error) });
    });
    expect(errors).toEqual([]);
    expect(root.textContent).toBe('안녕');
  });
});
