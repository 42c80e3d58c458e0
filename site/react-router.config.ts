import type { Config } from '@react-router/dev/config';
import { getAddress, localizedPages } from './app/pages/pages.ts';

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: localizedPages.map(({ page, language }) => getAddress(page, language)),
} satisfies Config;
