/**
 * Renders the preview pictures (og:image, 1200×630) of the site and each book in each language, from the first picture
 * of its page. Needs a running site: `npm run dev`, then `npm run render:og [address]`. The previews are committed.
 */
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { homeText } from '../features/home/home-text.ts';
import { stories } from '../features/stories/model/stories.ts';
import { LANGUAGE_KEY, LANGUAGES } from '../shared/language/language.ts';

const SIZE = { width: 1200, height: 630 };
const address = process.argv[2] ?? 'http://localhost:3000';
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Replaces the page by its first picture, with title and site name on the left, and takes a screenshot. */
async function renderPreview(page: Page, path: string, words: { title: string; site: string }): Promise<Buffer> {
  await page.goto(address + path, { waitUntil: 'networkidle' });
  // React would put its own elements back.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate((words) => {
    const picture = document.querySelector('main picture img') as HTMLImageElement;
    const logo = document.querySelector('header svg')?.cloneNode(true) as SVGElement;
    const preview = document.createElement('div');
    preview.style.cssText = 'position:relative;width:1200px;height:630px;overflow:hidden;background:#fffaf0';
    const image = document.createElement('img');
    image.src = picture.currentSrc.replace(/-\d+\.avif$/, '-1200.avif');
    image.style.cssText =
      'position:absolute;right:0;top:0;width:840px;height:630px;object-fit:cover;object-position:92% 50%';
    const fade = document.createElement('div');
    fade.style.cssText =
      'position:absolute;inset:0;background:linear-gradient(90deg,#fffaf0 31%,rgb(255 250 240/0.8) 33.5%,rgb(255 250 240/0) 39%)';
    const text = document.createElement('div');
    text.style.cssText =
      'position:absolute;left:48px;top:0;width:340px;height:630px;display:flex;flex-direction:column;justify-content:center';
    const title = document.createElement('p');
    title.textContent = words.title;
    title.style.cssText = 'font:400 50px/1.2 var(--font-display);text-wrap:balance;word-break:keep-all';
    const site = document.createElement('p');
    site.style.cssText = 'display:flex;align-items:center;gap:14px;margin-top:32px;font:400 30px/1 var(--font-display)';
    logo.setAttribute('style', 'width:60px;height:60px');
    site.append(logo, words.site);
    text.append(title, site);
    preview.append(image, fade, text);
    document.body.replaceChildren(preview);
    return image.decode();
  }, words);
  return page.screenshot({ clip: { x: 0, y: 0, ...SIZE } });
}

async function writePreview(name: string, picture: Buffer): Promise<void> {
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(`public/og/${name}.png`);
}

await mkdir('public/og', { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const previews = [
  ...stories.map(({ id, route, title }) => ({ name: id as string, path: route as string, title })),
  { name: 'site', path: '/', title: { en: homeText.en.headline.join(' '), ko: homeText.ko.headline.join(' ') } },
].flatMap((each) => LANGUAGES.map((language) => ({ ...each, language })));
for (const { name, path, language, title } of previews) {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce' });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [LANGUAGE_KEY, language] as const);
  const site = language === 'ko' ? '이야기숲' : 'Story Forest';
  const words = { title: title[language], site };
  await writePreview(`${name}-${language}`, await renderPreview(await context.newPage(), path, words));
  await context.close();
}
await browser.close();
