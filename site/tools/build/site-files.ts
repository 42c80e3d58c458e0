/**
 * Build step after the pages: sitemap.xml and robots.txt, which hold SITE_URL, the icons, which are drawn from
 * public/favicon.svg, and the licences of what the site contains.
 */
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pages } from '../../app/pages.ts';

const OUT = 'build/client';
const PAPER = '#fff4dc';
const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');

const urls = pages.map((page) => `  <url><loc>${siteUrl}${page.path}</loc></url>`).join('\n');
await writeFile(
  `${OUT}/sitemap.xml`,
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
);
await writeFile(`${OUT}/robots.txt`, `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`);

await copyFile('../THIRD_PARTY_NOTICES', `${OUT}/licenses/third-party-notices.txt`);

const mark = await readFile('public/favicon.svg');

async function icon(file: string, size: number, markShare: number): Promise<void> {
  const markSize = Math.round(size * markShare);
  const drawn = await sharp(mark, { density: 72 * (markSize / 48) })
    .resize(markSize)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: PAPER } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toFile(`${OUT}/${file}`);
}

await icon('icon-192.png', 192, 0.84);
await icon('icon-512.png', 512, 0.84);
// A maskable icon keeps its drawing inside the middle 80 %.
await icon('icon-maskable-512.png', 512, 0.6);
await icon('apple-touch-icon.png', 180, 0.8);

// React Router's page for addresses that are not prerendered. All are, and unknown ones get the 404 page.
await rm(`${OUT}/__spa-fallback.html`, { force: true });
