import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiPort = process.env.API_PORT ?? '3001';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
  // Links from KakaoTalk's in-app browser and school tablets: two years back is what Vite's default means today.
  build: { assetsInlineLimit: 0 },
});
