/**
 * Build step after the pages: writes sitemap.xml and robots.txt (for SITE_URL), the icons (from public/favicon.svg) and
 * the third-party notices, adds the EPUB files, and removes the fallback page.
 */
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pages } from '../../app/pages.ts';
import { EPUB_FOLDER } from '../../features/stories/epub/epub-path.ts';

const OUT = 'build/client';
const ICON_BACKGROUND = '#fff4dc';
const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');

const urls = pages.map((page) => `  <url><loc>${siteUrl}${page.path}</loc></url>`).join('\n');
await writeFile(
  `${OUT}/sitemap.xml`,
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
);
await writeFile(`${OUT}/robots.txt`, `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`);

await copyFile('../THIRD_PARTY_NOTICES', `${OUT}/licenses/third-party-notices.txt`);

// Hard links: the files are 50 MB, and this step may be run alone.
await rm(`${OUT}/epub`, { recursive: true, force: true });
await mkdir(`${OUT}/epub`);
for (const name of await readdir(EPUB_FOLDER)) await link(`${EPUB_FOLDER}/${name}`, `${OUT}/epub/${name}`);

const logo = await readFile('public/favicon.svg');

/** @param logoShare the logo's width as a share of the icon's */
async function writeIcon(file: string, size: number, logoShare: number): Promise<void> {
  const logoSize = Math.round(size * logoShare);
  const drawn = await sharp(logo, { density: 72 * (logoSize / 48) })
    .resize(logoSize)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: ICON_BACKGROUND } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toFile(`${OUT}/${file}`);
}

await writeIcon('icon-192.png', 192, 0.84);
await writeIcon('icon-512.png', 512, 0.84);
// Masks may cut off all but the middle 80 % of a maskable icon.
await writeIcon('icon-maskable-512.png', 512, 0.6);
await writeIcon('apple-touch-icon.png', 180, 0.8);

// React Router's page for paths that are not prerendered. All pages are; the server answers others with its 404 page.
await rm(`${OUT}/__spa-fallback.html`, { force: true });
