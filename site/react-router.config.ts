import type { Config } from '@react-router/dev/config';
import { notFoundPage, pages } from './app/pages.ts';

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: [...pages, notFoundPage].map((page) => page.path),
} satisfies Config;
