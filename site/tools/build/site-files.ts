/**
 * Build step after the pages: writes sitemap.xml and robots.txt, the icons (from public/favicon.svg) and
 * the third-party notices, adds the EPUB files, and removes the fallback page.
 */
import { copyFile, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BUILT_SITE_URL } from '../../app/document/site-url.ts';
import { getAddress, pages } from '../../app/pages/pages.ts';
import { EPUB_FOLDER } from '../../features/stories/export/epub-path.ts';
import { formatOpdsFeed, OPDS_PATH } from '../../features/stories/export/opds.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import { THEME_COLORS } from '../../shared/page/evening.ts';
import { formatIco, ICO_SIZES } from './ico.ts';

const OUT = 'build/client';
const urls = pages.flatMap((page) => {
  const alternates = LANGUAGES.map((language) => [language, getAddress(page, language)]);
  const links = [...alternates, ['x-default', page.path]].map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${BUILT_SITE_URL}${address}"/>`,
  );
  return alternates.map(([, address]) => `  <url><loc>${BUILT_SITE_URL}${address}</loc>${links.join('')}</url>`);
});
await writeFile(
  `${OUT}/sitemap.xml`,
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
);
await writeFile(`${OUT}/robots.txt`, `User-agent: *\nDisallow: /api/\n\nSitemap: ${BUILT_SITE_URL}/sitemap.xml\n`);

const [epub = ''] = await readdir(EPUB_FOLDER);
await writeFile(OUT + OPDS_PATH, formatOpdsFeed((await stat(`${EPUB_FOLDER}/${epub}`)).mtime));

await copyFile('../THIRD_PARTY_NOTICES', `${OUT}/licenses/third-party-notices.txt`);

// Hard links: the files are 50 MB, and this step may be run alone.
await rm(`${OUT}/epub`, { recursive: true, force: true });
await mkdir(`${OUT}/epub`);
for (const name of await readdir(EPUB_FOLDER)) await link(`${EPUB_FOLDER}/${name}`, `${OUT}/epub/${name}`);

const logo = await readFile('public/favicon.svg');

/** Draws the logo in a size in pixels. */
const drawLogo = (size: number) =>
  sharp(logo, { density: 72 * (size / 48) })
    .resize(size)
    .png()
    .toBuffer();

/** @param logoShare the logo's width as a share of the icon's */
async function writeIcon(file: string, size: number, logoShare: number): Promise<void> {
  const drawn = await drawLogo(Math.round(size * logoShare));
  await sharp({ create: { width: size, height: size, channels: 4, background: THEME_COLORS.day } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toFile(`${OUT}/${file}`);
}

await writeIcon('icon-192.png', 192, 0.84);
await writeIcon('icon-512.png', 512, 0.84);
// Masks may cut off all but the middle 80 % of a maskable icon.
await writeIcon('icon-maskable-512.png', 512, 0.6);
await writeIcon('apple-touch-icon.png', 180, 0.8);

// For whoever asks for it without reading the page: feed readers, search engines, old browsers.
const images = await Promise.all(ICO_SIZES.map(async (size) => ({ size, png: await drawLogo(size) })));
await writeFile(`${OUT}/favicon.ico`, formatIco(images));

// React Router's page for paths that are not prerendered. All pages are; the server answers others with its 404 page.
await rm(`${OUT}/__spa-fallback.html`, { force: true });
