import { spawnSync } from 'node:child_process';
import { describe } from 'vitest';
import { describeJourneys } from './journeys.ts';
import { startWebkit } from './webkit.driver.ts';

const isInstalled =
  !spawnSync('WebKitWebDriver', ['--version']).error &&
  spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0;

describe.skipIf(!isInstalled)('in WebKit (apt-get install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1)', () =>
  describeJourneys(startWebkit),
);
