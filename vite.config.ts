import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiPort = process.env.API_PORT ?? '3001';
const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl) },
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
  // Fonts and pictures stay files of their own: a strict CSP needs no data: addresses for them.
  build: { assetsInlineLimit: 0 },
  worker: { format: 'es' },
});
