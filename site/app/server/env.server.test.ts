import { describe, expect, test } from 'vitest';
import { type Env, readEnv } from './env.server.ts';

function envOf(variables: Record<string, string>): Env {
  const parsed = readEnv(variables);
  if (!parsed.ok) throw new Error(parsed.sentence);
  return parsed.env;
}

function sentenceOf(variables: Record<string, string>): string {
  const parsed = readEnv(variables);
  return parsed.ok ? 'nothing is wrong' : parsed.sentence;
}

describe('the environment', () => {
  test('an empty environment gives the defaults', () => {
    expect(envOf({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      dataDir: 'data',
      databaseUrl: undefined,
      trustProxy: false,
      logLevel: 'info',
      rateLimit: true,
      scoresScope: 'open',
    });
  });

  test('an empty environment variable counts as not set', () => {
    const empty = Object.fromEntries(
      [
        'PORT',
        'HOST',
        'DATA_DIR',
        'DATABASE_URL',
        'TRUST_PROXY',
        'LOG_LEVEL',
        'RATE_LIMIT',
        'SCORES_SCOPE',
        'TTS_PROVIDER',
      ].map((name) => [name, '']),
    );
    expect(envOf(empty)).toEqual(envOf({}));
  });

  test.each([
    ['', false],
    ['false', false],
    ['true', true],
    ['1', 1],
    ['127.0.0.1', '127.0.0.1'],
    ['10.0.0.0/8, loopback', '10.0.0.0/8,loopback'],
    ['fd00::/8', 'fd00::/8'],
  ])('TRUST_PROXY=%j is read as %j', (text, trusted) => {
    expect(envOf({ TRUST_PROXY: text }).trustProxy).toBe(trusted);
  });

  test.each(['mailto:safe@forest.example.kr', 'https://forest.example.kr/report', 'tel:+82-2-000-0000'])(
    'SECURITY_CONTACT=%s is read',
    (contact) => {
      expect(envOf({ SECURITY_CONTACT: contact }).securityContact).toBe(contact);
    },
  );

  test.each(['safe@forest.example.kr', 'http://forest.example.kr', 'mailto:a@b.kr\nExpires: never', 'javascript:x'])(
    'SECURITY_CONTACT=%j is refused',
    (contact) => {
      expect(sentenceOf({ SECURITY_CONTACT: contact })).toContain('SECURITY_CONTACT must be an address');
    },
  );

  test('the host names of the server come from ALLOWED_HOSTS, DOMAIN and SITE_URL', () => {
    expect(envOf({ ALLOWED_HOSTS: 'Forest.example.kr, .school.example' }).allowedHosts).toEqual([
      'forest.example.kr',
      '.school.example',
    ]);
    expect(envOf({ SITE_URL: 'https://forest.example.kr:8443' }).allowedHosts).toEqual(['forest.example.kr']);
    expect(envOf({ DOMAIN: 'a.kr, www.a.kr' }).allowedHosts).toEqual(['a.kr', 'www.a.kr']);
    expect(envOf({}).allowedHosts).toEqual([]);
  });

  test.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ PORT: '0' }, 'http://localhost:3000'],
    [{ SITE_URL: 'https://Forest.example.kr:8443/' }, 'https://forest.example.kr:8443'],
    [{ DOMAIN: 'forest.example.kr, www.forest.example.kr' }, 'https://forest.example.kr'],
    [{ DOMAIN: 'forest.example.kr', SITE_URL: 'https://books.example.kr' }, 'https://books.example.kr'],
  ])('with %o the address of the site is %s', (variables, siteUrl) => {
    expect(envOf(variables).siteUrl).toBe(siteUrl);
  });

  test.each(['https://forest.example.kr/books', 'https://forest.example.kr?x', 'https://a@forest.example.kr'])(
    'SITE_URL=%s is refused: the site fills a whole name',
    (siteUrl) => expect(sentenceOf({ SITE_URL: siteUrl })).toContain('SITE_URL must end with the name of the host'),
  );

  test('FRAME_ANCESTORS lists sites, and is empty by default', () => {
    const sites = ['https://sites.google.com', 'https://*.school.example:8443'];
    expect(envOf({ FRAME_ANCESTORS: sites.join(' ') }).frameAncestors).toEqual(sites);
    expect(envOf({ FRAME_ANCESTORS: sites.join(', ') }).frameAncestors).toEqual(sites);
    expect(envOf({}).frameAncestors).toEqual([]);
  });

  test('DATABASE_MAX_MB is read as megabytes, 4096 by default', () => {
    expect(envOf({ DATABASE_MAX_MB: '100' }).maxBytes).toBe(100 * 1024 * 1024);
    expect(envOf({}).maxBytes).toBe(4096 * 1024 * 1024);
  });

  test('SCORES_SCOPE=rooms keeps scores in rooms', () => {
    expect(envOf({ SCORES_SCOPE: 'rooms' }).scoresScope).toBe('rooms');
  });

  test.each([
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '3000.5' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://anna:secret@host/db' }, 'DATABASE_URL'],
    [{ MIGRATION_DATABASE_URL: 'postgres://secret@host/db' }, 'DATABASE_URL'],
    [{ TRUST_PROXY: 'proxy.local' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT'],
    [{ DATABASE_MAX_MB: '1' }, 'DATABASE_MAX_MB'],
    [{ ALLOWED_HOSTS: 'https://secret.example' }, 'ALLOWED_HOSTS'],
    [{ FRAME_ANCESTORS: 'https://secret.example; script-src *' }, 'FRAME_ANCESTORS'],
    [{ FRAME_ANCESTORS: '*' }, 'FRAME_ANCESTORS'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
    [{ SCORES_SCOPE: 'secret' }, 'SCORES_SCOPE'],
    [{ TTS_PROVIDER: 'other' }, 'TTS_PROVIDER'],
    [{ TTS_PROVIDER: 'openai', TTS_MODEL: 'secret', TTS_VOICE: 'secret' }, 'TTS_BASE_URL'],
    [{ TTS_BASE_URL: 'file:///secret' }, 'TTS_BASE_URL'],
    [{ AI_BASE_URL: 'http://secret' }, 'AI_MODEL'],
    [{ AI_MODEL: 'secret' }, 'AI_BASE_URL'],
    [{ AI_BASE_URL: 'file:///secret', AI_MODEL: 'secret' }, 'AI_BASE_URL'],
  ])('the error for %o names the wrong variable %s and not its value', (variables, name) => {
    const sentence = sentenceOf(variables);
    expect(sentence).toMatch(/^The environment is not right: [^\n]*\.$/);
    expect(sentence).toContain(name);
    expect(sentence).not.toContain('secret');
  });

  test('an environment error names everything that is wrong at once', () => {
    expect(sentenceOf({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatch(/PORT must .*; LOG_LEVEL must /);
  });
});
