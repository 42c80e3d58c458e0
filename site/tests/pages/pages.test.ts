import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { notFoundPage, type Page, pages } from '../../app/pages.ts';
import { privacyText } from '../../app/privacy-text.ts';

const SITE_URL = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');

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

function builtHtml(page: Page): string {
  const folder = page.path === '/' ? '' : page.path;
  return readFileSync(`build/client${folder}/index.html`, 'utf8');
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

test('the site has exactly the pages of the product', () => {
  expect(pages.map((page) => page.path).sort()).toEqual([...ROUTES].sort());
});

/** Markdown with each paragraph and each item of a list on a line of its own. */
function joinWrappedLines(markdown: string): string {
  return markdown.replace(/(?<=\S)\n\s*(?=[^\s#-])/g, ' ');
}

test('docs/privacy.md has the same text as the privacy page, in both languages', () => {
  const document = joinWrappedLines(readFileSync('../docs/privacy.md', 'utf8'));
  for (const language of ['en', 'ko'] as const) {
    const { title, opening, sections } = privacyText;
    const lines = sections.flatMap(({ heading, points }) => [
      `## ${heading[language]}`,
      ...points.map((point) => `- ${point[language]}`),
    ]);
    for (const line of [`# ${title[language]}`, opening[language], ...lines]) expect(document).toContain(line);
  }
});

describe.each(pages.map((page) => [page.path, page] as const))('%s, as it is built', (path, page) => {
  const html = builtHtml(page);

  test('a built page is in its own language', () => {
    expect(html).toContain(`<html lang="${page.language}"`);
  });

  test('a built page has its title and description, for readers and for previews', () => {
    expect(titleOf(html)).toContain(page.title[page.language]);
    for (const name of ['description', 'og:description', 'twitter:description']) {
      expect(metaOf(html, name)).toBe(page.description[page.language]);
    }
    expect(metaOf(html, 'og:title')).toBe(titleOf(html));
    expect(metaOf(html, 'twitter:title')).toBe(titleOf(html));
    expect(metaOf(html, 'og:type')).toBe(page.kind);
    expect(metaOf(html, 'og:locale')).toBe(page.language === 'ko' ? 'ko_KR' : 'en_US');
  });

  test('a built page has a preview picture that exists', () => {
    const image = metaOf(html, 'og:image');
    expect(image).toBe(SITE_URL + page.image);
    expect(existsSync(`build/client${page.image}`)).toBe(true);
  });

  test('a built page names its own address as canonical', () => {
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}${path}"/>`);
  });

  test('a built page is readable before any script runs, with one heading and one main', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<main /g)).toHaveLength(1);
  });

  test('a built page requests no script in its head', () => {
    expect(html).not.toMatch(/modulepreload"|<script[^>]* src=/);
  });

  test('a built page loads nothing from other hosts', () => {
    const foreign = [...html.matchAll(/(?:src|href)="(https?:)?\/\/([^/"]+)/g)].map((match) => match[2]);
    expect(foreign.filter((host) => !SITE_URL.endsWith(host ?? ''))).toEqual([]);
  });
});

test('no two pages share a title or a description', () => {
  const titles = pages.map((page) => titleOf(builtHtml(page)));
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.description.en)).size).toBe(pages.length);
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
  expect(listed.sort()).toEqual(ROUTES.map((path) => SITE_URL + path).sort());
  expect(readFileSync('build/client/robots.txt', 'utf8')).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
});

test('every icon of the manifest exists', () => {
  const manifest = JSON.parse(readFileSync('build/client/site.webmanifest', 'utf8')) as { icons: { src: string }[] };
  for (const icon of manifest.icons) expect(existsSync(`build/client${icon.src}`), icon.src).toBe(true);
});
