import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const apiPort = process.env.API_PORT ?? '3001';
const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');

/**
 * React Router names its components (`Form.displayName = …`) and makes them with `forwardRef`: both keep forms and links we
 * do not use in every page's script, about 2 kB of it. Without the names and with the calls marked pure they fall away.
 */
const dropUnusedRouterParts: Plugin = {
  name: 'drop-unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), dropUnusedRouterParts],
  define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl) },
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
  // Fonts and pictures stay files of their own: a strict CSP needs no data: addresses for them.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Every page needs these: as files of their own they weigh more than in one.
          groups: [
            {
              name: 'shell',
              test: /site\/(?:shared\/(?:ui\/notices|use-language|use-hydrated|language|hydrated-event)|app\/use-path)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
