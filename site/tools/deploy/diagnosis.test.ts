import { expect, test } from 'vitest';
import { diagnose, type Facts } from './diagnosis.ts';

const SITE = 'https://forest.example.kr';
const SETTINGS = {
  siteUrl: SITE,
  isAddressSet: true,
  trustProxy: 1,
  scoresScope: 'rooms',
  rateLimit: true,
  securityContact: 'mailto:safe@forest.example.kr',
} as const;
const REPLY = { status: 200, isSecured: true, canonical: SITE, certificateDays: 60, clockAhead: 1 };
const DATABASE = { name: 'Postgres', missing: [], unknown: [], clockAhead: 0 } as const;
const healthy: Facts = {
  settings: SETTINGS,
  node: { running: '26.10.0', wanted: '26.10.0' },
  isBuilt: true,
  disk: { folder: '/data', freeBytes: 40 * 1024 ** 3 },
  database: DATABASE,
  site: REPLY,
};

const complaints = (facts: Partial<Facts>) =>
  diagnose({ ...healthy, ...facts }).flatMap(({ kind, sentence }) =>
    kind === 'right' ? [] : [`${kind}: ${sentence}`],
  );

test('a healthy site gives no reason to complain, and says what was looked at', () => {
  expect(complaints({})).toEqual([]);
  expect(diagnose(healthy).map(({ sentence }) => sentence)).toEqual([
    'Node 26.10.0 runs.',
    'The pages are built.',
    `The address of the site is ${SITE}.`,
    '40.0 GB are free in /data.',
    'The database (Postgres) answers and is that of this version.',
    `${SITE} shows the site, with its own address.`,
    'The certificate is valid for 60 days.',
  ]);
});

test.each<[string, Partial<Facts>, RegExp]>([
  ['an old Node', { node: { running: '24.0.0', wanted: '26.10.0' } }, /^wrong: Node 24\.0\.0 runs; the site needs 26/],
  ['no pages', { isBuilt: false }, /^wrong: The pages are not built/],
  [
    'wrong variables',
    { settings: { sentence: 'The environment is not right: PORT must be a number.' } },
    /^wrong: .*PORT/,
  ],
  ['no address', { settings: { ...SETTINGS, isAddressSet: false } }, /^note: Neither DOMAIN nor SITE_URL/],
  ['plain http', { settings: { ...SETTINGS, siteUrl: 'http://forest.example.kr' }, site: null }, /^wrong: .*not https/],
  ['a proxy that is believed blindly', { settings: { ...SETTINGS, trustProxy: true } }, /^wrong: TRUST_PROXY=true/],
  ['open scores', { settings: { ...SETTINGS, scoresScope: 'open' } }, /^note: SCORES_SCOPE is open/],
  ['no limits', { settings: { ...SETTINGS, rateLimit: false } }, /^wrong: RATE_LIMIT is off/],
  ['nobody to report to', { settings: { ...SETTINGS, securityContact: undefined } }, /^note: SECURITY_CONTACT/],
  ['a full disk', { disk: { folder: '/data', freeBytes: 1024 ** 3 / 2 } }, /^wrong: Only 0\.5 GB/],
  ['a folder of somebody else', { disk: { failure: 'EACCES' } }, /^wrong: The data folder cannot be written to/],
  ['a database that is away', { database: { failure: 'ECONNREFUSED' } }, /^wrong: The database cannot .*listens/],
  ['an older database', { database: { ...DATABASE, missing: ['009-x'] } }, /^note: .*009-x.*backup/],
  ['a newer database', { database: { ...DATABASE, unknown: ['999-x'] } }, /^wrong: .*newer than this program/],
  ["a database's clock that is behind", { database: { ...DATABASE, clockAhead: -600 } }, /^wrong: .*10 min behind/],
  ['a name without an address', { site: { failure: 'ENOTFOUND' } }, /^wrong: .*DNS record/],
  ['an unknown failure', { site: { failure: 'EXOTIC' } }, /^wrong: .*EXOTIC/],
  ['a certificate of another name', { site: { failure: 'ERR_TLS_CERT_ALTNAME_INVALID' } }, /^wrong: .*another name/],
  ['a host that is not allowed', { site: { ...REPLY, status: 421 } }, /^wrong: .*ALLOWED_HOSTS/],
  ['a proxy without a site', { site: { ...REPLY, status: 502 } }, /^wrong: .*502: the proxy reaches no process/],
  ['a page that moved', { site: { ...REPLY, status: 302 } }, /^wrong: .*302/],
  ["somebody else's page", { site: { ...REPLY, canonical: null } }, /^wrong: .*another site/],
  ['an old address in pages', { site: { ...REPLY, canonical: 'http://localhost:3000' } }, /^wrong: Pages name http:/],
  ['https that the site does not know of', { site: { ...REPLY, isSecured: false } }, /^wrong: .*TRUST_PROXY/],
  ['a certificate that ends', { site: { ...REPLY, certificateDays: 5 } }, /^wrong: The certificate ends in 5 days/],
  ["the site's clock ahead", { site: { ...REPLY, clockAhead: 3600 } }, /^wrong: .*60 min ahead/],
])('the only complaint about %s says what it is', (_what, facts, sentence) => {
  const said = complaints(facts);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(sentence);
});
