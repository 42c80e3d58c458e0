/**
 * The site: app, features and shared are the product, tests and tools what it is checked and built with.
 *
 * @packageDocumentation
 */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { OLDEST_BROWSERS } from './app/document/old-browser.ts';
import { CHUNKS } from './tools/build/chunks.ts';
import { inlineScripts } from './tools/build/inline-script.ts';

const apiPort = process.env.API_PORT ?? '3001';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScripts],
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
  // Fonts and pictures stay files of their own: a strict CSP needs no data: addresses for them.
  build: {
    assetsInlineLimit: 0,
    // What is loaded later names its style sheets only. The names of its scripts weigh 0.4 kB on each page and 0.9 kB
    // on a book's; without them, the first press costs a round trip more.
    modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')) },
    target: Object.entries(OLDEST_BROWSERS).map(([name, version]) => name + version),
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  worker: { format: 'es' },
});
