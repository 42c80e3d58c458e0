import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getOtherLanguage, readLanguageTag, readRegion, splitAddress } from './language.ts';

test('the other language of English is Korean, and of Korean English', () => {
  expect(getOtherLanguage('en')).toBe('ko');
  expect(getOtherLanguage('ko')).toBe('en');
});

test.each([
  ['/', null, '/'],
  ['/ko', 'ko', '/'],
  ['/ko/', 'ko', '/'],
  ['/ko/stories', 'ko', '/stories'],
  ['/en/book/pyeongchang-story/', 'en', '/book/pyeongchang-story'],
  ['/korea', null, '/korea'],
  ['/ko//evil.example', 'ko', '/evil.example'],
  ['/fr/stories', null, '/fr/stories'],
] as const)('%s names the language %s, and the path %s', (address, named, path) => {
  expect(splitAddress(address)).toEqual({ named, path });
});

test.each([
  ['ko', 'ko', ''],
  ['ko-KR', 'ko', 'KR'],
  ['ko_KR', 'ko', 'KR'],
  ['KO-kr', 'ko', 'KR'],
  ['ko-Kore-KR', 'ko', 'KR'],
  ['kor', 'ko', ''],
  ['kor-KOR', 'ko', 'KR'],
  ['kor_KR', 'ko', 'KR'],
  ['kor-KR-f000', 'ko', 'KR'],
  [' ko-KR', 'ko', 'KR'],
  ['ko-KP', 'ko', 'KP'],
  ['ko_KR.UTF-8', 'ko', 'KR'],
  ['en', 'en', ''],
  ['EN', 'en', ''],
  ['en-US', 'en', 'US'],
  ['en_US', 'en', 'US'],
  ['eng', 'en', ''],
  ['eng-USA', 'en', 'US'],
  ['eng_GBR', 'en', 'GBR'],
  ['eng-US-f000', 'en', 'US'],
  ['en-Latn-US', 'en', 'US'],
  ['en-US-x-kr', 'en', 'US'],
  ['en-001', 'en', ''],
  ['en-US-u-ca-gregory', 'en', 'US'],
  ['kok-IN', null, 'IN'],
  ['kok', null, ''],
  ['enm', null, ''],
  ['koreana', null, ''],
  ['english', null, ''],
  ['kor2', null, ''],
  ['ja-JP', null, 'JP'],
  ['zh-Hant-TW', null, 'TW'],
  ['und', null, ''],
  ['x-ko', null, ''],
  ['', null, ''],
] as const)('the tag %j names the language %s and the country %j', (tag, language, region) => {
  expect(readLanguageTag(tag)).toBe(language);
  if (language !== null) expect(readRegion(tag)).toBe(region);
});

test('a tag is read the same in every case and with every separator', () => {
  const subtag = fc.stringMatching(/^[a-z]{2,4}$/);
  fc.assert(
    fc.property(fc.constantFrom('ko', 'kor', 'en', 'eng'), fc.array(subtag, { maxLength: 3 }), (primary, subtags) => {
      const spellings = ['-', '_'].flatMap((separator) => {
        const tag = [primary, ...subtags].join(separator);
        return [tag, tag.toUpperCase()];
      });
      expect(new Set(spellings.map(readLanguageTag))).toEqual(new Set([primary.slice(0, 2)]));
      expect(new Set(spellings.map(readRegion)).size).toBe(1);
    }),
  );
});

test('any address has a path that names no page of another', () => {
  fc.assert(
    fc.property(fc.webPath(), (address) => {
      const { named, path } = splitAddress(address);
      expect(path).toMatch(/^\/(?!\/)/);
      if (named) expect(address.startsWith(`/${named}`)).toBe(true);
    }),
  );
});
