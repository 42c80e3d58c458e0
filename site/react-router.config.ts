import type { Config } from '@react-router/dev/config';
import { pages } from './app/pages.ts';

export default {
  appDirectory: 'app',
  ssr: false,
  // '/404' is the splat route: its page is what the server sends, with status 404, for every unknown path.
  prerender: [...pages.map((page) => page.path), '/404'],
} satisfies Config;
