/** `npm run studio`: the live page of the picture studio, rebuilt as you save. PORT chooses the door. */
import { join, resolve } from 'node:path';
import { createServer } from 'vite';

const root = resolve(import.meta.dirname, '..');
const server = await createServer({
  configFile: false,
  root,
  // apart from the site's own dev server, which keeps its cache in node_modules
  cacheDir: join(root, '.art-drafts/vite'),
  server: { port: Number(process.env.PORT ?? 5174), open: false },
  optimizeDeps: { entries: [join(root, 'browser/studio.html')] },
});
await server.listen();
console.log(`${server.resolvedUrls?.local[0] ?? ''}browser/studio.html`);
