// @vitest-environment happy-dom

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { LanguageProvider, useLanguage, useText } from './use-language.tsx';

const greeting = { en: 'Hello', ko: '안녕' };

function Greeting() {
  const { localize } = useLanguage();
  return <a href={localize('/stories')}>{useText(greeting)}</a>;
}

test.each(LANGUAGES)('texts and links are in the language of the address: %s', (language) => {
  const html = renderToString(
    <LanguageProvider language={language} localize={(to) => `/${language}${to}`}>
      <Greeting />
    </LanguageProvider>,
  );
  expect(html).toBe(`<a href="/${language}/stories">${greeting[language]}</a>`);
});
