import { defineConfig } from '@playwright/test';

/** Another port lets two checkouts be tested at a time. */
const PORT = Number(process.env.E2E_PORT ?? 4173);
/** A site that runs already, instead of a server for these journeys. */
const SITE = process.env.E2E_URL;

/** One browser and one server for all journeys. `tools/prepare.mjs` finds or installs Chromium and names it here. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  // One more than the two processors of a small machine: journeys also wait.
  workers: 3,
  // A journey that needs a second try is mended at its cause.
  retries: 0,
  // How long a journey and one of its steps may hang. Two browsers on two busy cores wait for each other, and speed is
  // measured by benchmarks.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: [
    {
      name: 'promises',
      grepInvert: /@exhaustive/,
      // Movements take a quarter of the processor time. Journeys about a movement ask for it themselves.
      use: { reducedMotion: 'reduce' },
    },
    { name: 'all' },
  ],
  use: {
    baseURL: SITE ?? `http://localhost:${PORT}`,
    // A service worker's requests pass by what a journey intercepts; the journey without a network allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      // Without a locale Chromium saves a file with a Korean name as 'download'.
      env: { LANG: 'C.UTF-8', ...process.env },
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Fewer processes and threads to draw with. The first saves 7 % of the suite's processor time, the second 5 %.
        '--disable-gpu',
        '--num-raster-threads=1',
        '--disable-features=SpareRendererForSitePerProcess',
      ],
    },
    // Without pictures and copies of the page, which would cost a fifth of the suite's processor time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  ...(!SITE && {
    globalSetup: './tests/require-fresh-build.ts',
    webServer: {
      command: 'node app/server/main.server.ts',
      url: `http://localhost:${PORT}/healthz`,
      env: { PORT: String(PORT), DATA_DIR: 'test-results/data', LOG_LEVEL: 'warn', RATE_LIMIT: 'off' },
      // So that it takes its files along.
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      reuseExistingServer: !process.env.CI,
    },
  }),
});
