/**
 * What the build wrote: pages, heads, sizes, the service worker.
 *
 * @packageDocumentation
 */

import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import aboveTheFoldGlyphs from '../../app/above-the-fold-glyphs.json' with { type: 'json' };
import { describePage } from '../../app/document/page-descriptions.ts';
import { BUILT_SITE_URL } from '../../app/document/site-url.ts';
import {
  getAddress,
  getPageByPath,
  localizedPages,
  notFoundPage,
  type Page,
  pages,
  privacyTitle,
} from '../../app/pages/pages.ts';
import { privacyText } from '../../app/privacy/privacy-text.ts';
import { EPUB_EDITIONS } from '../../features/stories/export/epub-path.ts';
import { OPDS_PATH } from '../../features/stories/export/opds.ts';
import { stories } from '../../features/stories/model/stories.ts';
import { LANGUAGES } from '../../shared/language/language.ts';

/** docs/product.md §1 */
const ROUTES = [
  '/',
  '/stories',
  '/games',
  '/book/charlotte-birthday',
  '/book/charlotte-christmas',
  '/book/pyeongchang-story',
  '/book/forest-adventure',
  '/book/korean-charlotte-birthday',
  '/book/charlotte-birthday/print',
  '/book/charlotte-birthday/teachers',
  '/book/charlotte-christmas/print',
  '/book/charlotte-christmas/teachers',
  '/book/pyeongchang-story/print',
  '/book/pyeongchang-story/teachers',
  '/book/forest-adventure/print',
  '/book/forest-adventure/teachers',
  '/book/korean-charlotte-birthday/print',
  '/book/korean-charlotte-birthday/teachers',
  '/multiplication-table',
  '/quiz-scores',
  '/adventure-game',
  '/quadrant-board',
  '/career-planner',
  '/privacy',
];

function builtHtml(page: Page, language = page.language): string {
  const address = getAddress(page, language);
  return readFileSync(`build/client${address === '/' ? '' : address}/index.html`, 'utf8');
}

function decode(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The content of the one meta tag that has this name or property. */
function metaOf(html: string, name: string): string {
  const found = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].filter(
    (match) => match[1] === name,
  );
  expect(found, name).toHaveLength(1);
  return decode(found[0]?.[2] ?? '');
}

function titleOf(html: string): string {
  const found = [...html.matchAll(/<title>([^<]*)<\/title>/g)];
  expect(found).toHaveLength(1);
  return decode(found[0]?.[1] ?? '');
}

/** The Korean characters that a part of a page shows. */
function koreanIn(html: string, tag: 'header' | 'h1'): string[] {
  const part = new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(html)?.[0] ?? '';
  const shown = part.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
  return shown.match(/[\u1100-\u11ff\u3000-\u318f\uac00-\ud7a3]/g) ?? [];
}

test.each(pages)(
  'the Korean header and heading of $path have glyphs of the first font files (else: app/above-the-fold-glyphs.json)',
  (page) => {
    const html = builtHtml(page, 'ko');
    const [heading, header] = [koreanIn(html, 'h1'), koreanIn(html, 'header')];
    expect(heading).not.toEqual([]);
    expect(heading.filter((character) => !aboveTheFoldGlyphs.display.includes(character))).toEqual([]);
    expect(header.filter((character) => !aboveTheFoldGlyphs.reading.includes(character))).toEqual([]);
  },
);

test('the site has exactly the pages of the product', () => {
  expect(pages.map((page) => page.path).sort()).toEqual([...ROUTES].sort());
});

/** Markdown with each paragraph and each item of a list on a line of its own. */
function joinWrappedLines(markdown: string): string {
  return markdown.replace(/(?<=\S)\n\s*(?=[^\s#-])/g, ' ');
}

test('docs/privacy.md has the same text as the privacy page, in both languages', () => {
  const document = joinWrappedLines(readFileSync('../docs/privacy.md', 'utf8'));
  for (const language of LANGUAGES) {
    const { opening, sections } = privacyText;
    const lines = sections.flatMap(({ heading, points }) => [
      `## ${heading[language]}`,
      ...points.map((point) => `- ${point[language]}`),
    ]);
    for (const line of [`# ${privacyTitle[language]}`, opening[language], ...lines]) expect(document).toContain(line);
  }
});

const shown = localizedPages.filter(({ page }) => page !== notFoundPage);

describe.each(shown.map(({ page, language }) => [getAddress(page, language), page, language] as const))(
  '%s, as it is built',
  (address, page, language) => {
    const html = builtHtml(page, language);

    test('a built page is in the language of its address', () => {
      expect(html).toContain(`<html lang="${language}"`);
    });

    test('a built page has its title and description, for readers and for previews', () => {
      expect(titleOf(html)).toContain(page.title[language]);
      for (const name of ['description', 'og:description', 'twitter:description']) {
        expect(metaOf(html, name)).toBe(describePage(page)[language]);
      }
      expect(metaOf(html, 'og:title')).toBe(titleOf(html));
      expect(metaOf(html, 'twitter:title')).toBe(titleOf(html));
      expect(metaOf(html, 'og:type')).toBe(page.kind);
      expect(metaOf(html, 'og:locale')).toBe(language === 'ko' ? 'ko_KR' : 'en_US');
    });

    test('a built page has a preview picture that exists', () => {
      const image = metaOf(html, 'og:image');
      expect(image).toBe(`${BUILT_SITE_URL}/og/${page.image}-${language}.png`);
      expect(existsSync(`build/client${image.slice(BUILT_SITE_URL.length)}`)).toBe(true);
    });

    test('a built page names its own address as canonical, and those in both languages', () => {
      expect(html).toContain(`<link rel="canonical" href="${BUILT_SITE_URL}${address}"/>`);
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)];
      expect(
        Object.fromEntries(alternates.map(([, name, href]) => [name, href?.slice(BUILT_SITE_URL.length)])),
      ).toEqual({
        en: getAddress(page, 'en'),
        ko: getAddress(page, 'ko'),
        'x-default': page.path,
      });
    });

    test('links of a built page keep to a language that its address names', () => {
      const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = '']) => href);
      const otherwise = links.filter((href) =>
        localizedPages.some(
          (localized) => getAddress(localized.page, localized.language) === href && localized.language !== language,
        ),
      );
      const switches = [getAddress(page, 'en'), getAddress(page, 'ko')];
      if (address !== page.path) expect(otherwise.filter((href) => !switches.includes(href))).toEqual([]);
      expect(links).toEqual(expect.arrayContaining(switches));
    });

    test('a built page is readable before any script runs, with one heading and one main', () => {
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html.match(/<main /g)).toHaveLength(1);
    });

    test('a built page requests no script before it is painted', () => {
      // What stands in a <noscript> is text, which boot-script.client.ts inserts later.
      expect(html.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toMatch(/modulepreload"|<script[^>]* src=|import "/);
    });

    test('a built page loads nothing from other hosts', () => {
      const foreign = [...html.matchAll(/(?:src|href)="(https?:)?\/\/([^/"]+)/g)].map((match) => match[2]);
      expect(foreign.filter((host) => !BUILT_SITE_URL.endsWith(host ?? ''))).toEqual([]);
    });
  },
);

test('no two pages share a title or a description', () => {
  for (const language of LANGUAGES) {
    expect(new Set(pages.map((page) => titleOf(builtHtml(page, language)))).size).toBe(pages.length);
    expect(new Set(pages.map((page) => describePage(page)[language])).size).toBe(pages.length);
  }
});

test('the 404 page is not for search engines', () => {
  const html = builtHtml(notFoundPage);
  expect(titleOf(html)).toBe('Page Not Found');
  expect(metaOf(html, 'robots')).toBe('noindex');
  expect(html).toContain('Page Not Found</h1>');
});

test('the sitemap lists every page and no other', () => {
  const listed = [...readFileSync('build/client/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => match[1],
  );
  const addresses = shown.map(({ page, language }) => BUILT_SITE_URL + getAddress(page, language));
  expect(listed.sort()).toEqual(addresses.sort());
  expect(readFileSync('build/client/robots.txt', 'utf8')).toContain(`Sitemap: ${BUILT_SITE_URL}/sitemap.xml`);
});

test('the catalog for e-readers names files that exist, and the library names the catalog', () => {
  const catalog = readFileSync(`build/client${OPDS_PATH}`, 'utf8');
  const files = [...catalog.matchAll(/href="(\/epub\/[^"]+|\/og\/[^"]+)"/g)].map(([, file]) => file ?? '');
  // Each entry names its file and its picture.
  expect(files).toHaveLength(2 * stories.length * EPUB_EDITIONS.length);
  for (const file of files) expect(existsSync(`build/client${file}`), file).toBe(true);
  for (const language of LANGUAGES)
    expect(builtHtml(getPageByPath('/stories'), language)).toContain(`title="EPUB" href="${OPDS_PATH}"/>`);
});

test('every icon and screenshot of the manifest exists, and its shortcuts lead to pages', async () => {
  const manifest = JSON.parse(readFileSync('build/client/site.webmanifest', 'utf8')) as {
    icons: { src: string }[];
    screenshots: { src: string; sizes: string; form_factor: string }[];
    shortcuts: { url: string }[];
  };
  for (const icon of manifest.icons) expect(existsSync(`build/client${icon.src}`), icon.src).toBe(true);
  expect(existsSync('build/client/favicon.ico')).toBe(true);
  for (const { src, sizes } of manifest.screenshots) {
    const { width, height } = await sharp(`build/client${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
    expect(statSync(`build/client${src}`).size, src).toBeLessThan(150_000);
  }
  const forms = manifest.screenshots.map(({ form_factor }) => form_factor);
  expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']));
  expect(manifest.shortcuts).toHaveLength(4);
  for (const { url } of manifest.shortcuts) expect(pages.map(({ path }) => path)).toContain(url);
});
