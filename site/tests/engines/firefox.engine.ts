import { spawnSync } from 'node:child_process';
import { describe } from 'vitest';
import { startFirefox } from './firefox.driver.ts';
import { describeJourneys } from './journeys.ts';

const isInstalled = !spawnSync('firefox-esr', ['--version']).error;

describe.skipIf(!isInstalled)('in Firefox (apt-get install firefox-esr)', () => describeJourneys(startFirefox));
