/**
 * Preview pictures (og:image, 1200×630) for the site and each book, composed of what the pages themselves draw.
 * Needs a running site: `npm run dev`, then `npm run render:og [address]`. The pictures are committed.
 */
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pageAt } from '../app/pages.ts';
import { stories } from '../features/stories/stories.ts';
import { LANGUAGE_KEY } from '../shared/language.ts';

const SIZE = { width: 1200, height: 630 };
const address = process.argv[2] ?? 'http://localhost:3000';
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Replaces the page by a sheet with a picture on the right and words on the left. */
async function compose(
  page: Page,
  path: string,
  picture: string,
  words: { title: string; site: string },
): Promise<Buffer> {
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.evaluate(
    ({ picture, words }) => {
      const drawn = document.querySelector(picture)?.cloneNode(true) as HTMLElement;
      const hills = document.querySelector('footer svg')?.cloneNode(true) as SVGElement;
      const mark = document.querySelector('header svg')?.cloneNode(true) as SVGElement;
      const sheet = document.createElement('div');
      sheet.style.cssText =
        'position:relative;width:1200px;height:630px;overflow:hidden;background:linear-gradient(#fdeebd,#fffaf0 70%)';
      const text = document.createElement('div');
      text.style.cssText = 'position:absolute;left:72px;top:96px;width:600px';
      const title = document.createElement('p');
      title.textContent = words.title;
      title.style.cssText = 'font:400 68px/1.15 var(--font-display);text-wrap:balance;word-break:keep-all';
      const site = document.createElement('p');
      site.style.cssText =
        'display:flex;align-items:center;gap:14px;margin-top:28px;font:400 36px/1 var(--font-display)';
      mark.setAttribute('style', 'width:72px;height:72px');
      site.append(mark, words.site);
      text.append(title, site);
      hills.setAttribute('style', 'position:absolute;left:0;bottom:0;width:1200px;height:150px');
      const frame = document.createElement('div');
      frame.style.cssText = 'position:absolute;right:84px;top:58px;width:372px;container-type:inline-size;rotate:3deg';
      frame.append(drawn);
      sheet.append(hills, text, frame);
      document.body.replaceChildren(sheet);
    },
    { picture, words },
  );
  return page.screenshot({ clip: { x: 0, y: 0, ...SIZE } });
}

async function write(name: string, picture: Buffer): Promise<void> {
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(`public/og/${name}.png`);
}

await mkdir('public/og', { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const story of stories) {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce' });
  await context.addInitScript(([key, language]) => localStorage.setItem(key, language), [
    LANGUAGE_KEY,
    story.language,
  ] as const);
  const site = story.language === 'ko' ? '이야기숲' : 'Story Forest';
  const title = story.title[story.language];
  await write(story.id, await compose(await context.newPage(), story.route, 'main [data-cover]', { title, site }));
  await context.close();
}
const context = await browser.newContext({ viewport: { ...SIZE, width: 1200 }, reducedMotion: 'reduce' });
const home = await context.newPage();
await home.goto(`${address}/`, { waitUntil: 'networkidle' });
await home.evaluate((title) => {
  const scene = document.querySelector('main img') as HTMLImageElement;
  const mark = document.querySelector('header svg')?.cloneNode(true) as SVGElement;
  const sheet = document.createElement('div');
  sheet.style.cssText = 'position:relative;width:1200px;height:630px;overflow:hidden';
  scene.setAttribute(
    'style',
    'position:absolute;inset:0;width:1200px;height:630px;object-fit:cover;object-position:70% 66%',
  );
  mark.setAttribute('style', 'width:110px;height:110px');
  const name = document.createElement('p');
  name.style.cssText =
    'position:absolute;left:64px;top:64px;display:flex;align-items:center;gap:20px;font:400 72px/1 var(--font-display)';
  name.append(mark, title);
  sheet.append(scene, name);
  document.body.replaceChildren(sheet);
}, pageAt('/').title.en);
await write('site', await home.screenshot({ clip: { x: 0, y: 0, ...SIZE } }));
await browser.close();
