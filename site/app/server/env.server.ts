import { isIP } from 'node:net';
import { z } from 'zod';
import type { ScoresScope } from '../../shared/times-tables/rooms/room.ts';

/** About two million quizzes: ten schools of 1,000 children for a year, with a quiz each school day. */
const DEFAULT_DATABASE_MAX_MB = 4096;

/** Names that Fastify's `trustProxy` knows besides addresses. */
const PROXY_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxyAddress(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  const version = isIP(address);
  if (version === 0) return PROXY_NETWORKS.has(text);
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

const trustProxy = z.string().transform((text, context): boolean | number | string => {
  if (text === '' || text === 'false') return false;
  if (text === 'true') return true;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.every(isProxyAddress)) return addresses.join(',');
  context.addIssue({
    code: 'custom',
    message: "must be 'true', a number of proxies, or addresses like '10.0.0.0/8, loopback'",
  });
  return z.NEVER;
});

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address that begins with postgres://',
});

const siteUrl = httpUrl
  .refine((url) => new URL(url).pathname === '/' && !/[?#@]/.test(url), {
    error: 'must end with the name of the host, or its port: the site fills a whole name',
  })
  .transform((url) => new URL(url).origin);

const hostNames = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .refine((names) => names.every((name) => /^\.?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u.test(name)), {
    error: "must be names like 'forest.example.kr, .school.example', without https:// and port",
  });

/** An empty variable counts as not set, as in `PORT= npm start`. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

const variablesSchema = z.object({
  PORT: optional(z.coerce.number({ error: 'must be a number from 0 to 65535' }).int().min(0).max(65535)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(postgresUrl),
  MIGRATION_DATABASE_URL: optional(postgresUrl),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: optional(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, fatal, silent',
    }),
  ),
  SCORES_SCOPE: optional(z.enum(['open', 'rooms'], { error: "must be 'open' or 'rooms'" })),
  RETENTION_DAYS: optional(
    z.coerce
      .number({ error: 'must be a number of days, or empty' })
      .int({ error: 'must be whole days' })
      .min(1, { error: 'must be 1 or more' })
      .max(36_500, { error: 'must be 36500 or less' }),
  ),
  DATABASE_MAX_MB: optional(
    z.coerce
      .number({ error: 'must be a number of megabytes' })
      .int({ error: 'must be whole megabytes' })
      .min(10, { error: 'must be 10 or more' }),
  ),
  DOMAIN: hostNames,
  SITE_URL: optional(siteUrl),
  ALLOWED_HOSTS: hostNames,
  SECURITY_CONTACT: optional(
    z
      .string()
      // A line break would begin another field of the file.
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/, {
        error: "must be an address that begins with 'mailto:', 'https://' or 'tel:'",
      }),
  ),
  FRAME_ANCESTORS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ''))
    .refine(
      (origins) => origins.every((origin) => /^https?:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i.test(origin)),
      {
        error: "must be addresses like 'https://sites.google.com https://*.school.example', without a path",
      },
    ),
  METRICS_PORT: optional(z.coerce.number({ error: 'must be a number from 1 to 65535' }).int().min(1).max(65535)),
  RATE_LIMIT: optional(z.enum(['on', 'off'], { error: "must be 'on' or 'off'" })),
  TTS_PROVIDER: optional(z.literal('openai', { error: "must be empty (the clip pack) or 'openai'" })),
  TTS_BASE_URL: optional(httpUrl),
  TTS_MODEL: optional(z.string()),
  TTS_VOICE: optional(z.string()),
  TTS_API_KEY: optional(z.string()),
  VOICE_PACK: optional(z.string()),
  AI_BASE_URL: optional(httpUrl),
  AI_MODEL: optional(z.string()),
  AI_API_KEY: optional(z.string()),
  AI_CALLS_PER_DAY: optional(
    z.coerce
      .number({ error: 'must be a number' })
      .int({ error: 'must be a whole number' })
      .min(0, { error: 'must be 0 or more' }),
  ),
});

/** Names of all settings. */
export const VARIABLES: readonly string[] = Object.keys(variablesSchema.shape);

const schema = variablesSchema.superRefine((read, context) => {
  const require = (name: keyof typeof read, where: string) => {
    if (read[name] === undefined) {
      context.addIssue({ code: 'custom', path: [name], message: `must be set where ${where} is` });
    }
  };
  if (read.TTS_PROVIDER !== undefined) {
    for (const name of ['TTS_BASE_URL', 'TTS_MODEL', 'TTS_VOICE'] as const) require(name, 'TTS_PROVIDER');
  }
  if (read.MIGRATION_DATABASE_URL !== undefined) require('DATABASE_URL', 'MIGRATION_DATABASE_URL');
  if (read.AI_BASE_URL !== undefined) require('AI_MODEL', 'AI_BASE_URL');
  if (read.AI_MODEL !== undefined) require('AI_BASE_URL', 'AI_MODEL');
});

/** The environment variables, validated and with defaults. */
export type Env = ReturnType<typeof toEnv>;

type ParsedEnv = { readonly ok: true; readonly env: Env } | { readonly ok: false; readonly sentence: string };

/**
 * Reads the environment. On failure, `sentence` names every invalid variable, but never its value: it may be a secret.
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): ParsedEnv {
  const parsed = schema.safeParse(variables);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    return { ok: false, sentence: `The environment is not right: ${[...new Set(faults)].join('; ')}.` };
  }
  return { ok: true, env: toEnv(parsed.data) };
}

function toEnv(read: z.infer<typeof schema>) {
  const port = read.PORT ?? 3000;
  const [domain] = read.DOMAIN;
  const siteUrl = read.SITE_URL ?? (domain === undefined ? undefined : `https://${domain}`);
  return {
    port,
    // All interfaces: phones in the home network and published container ports need that. `127.0.0.1` limits the site
    // to this machine.
    host: read.HOST ?? '0.0.0.0',
    /** Folder of all persistent data: the SQLite file and cached speech. */
    dataDir: read.DATA_DIR ?? 'data',
    /** Address of Postgres; SQLite is used where it is undefined. */
    databaseUrl: read.DATABASE_URL,
    /** Another address of it for migrations. */
    migrationDatabaseUrl: read.MIGRATION_DATABASE_URL,
    /** Which proxies may set the client address (Fastify's `trustProxy`). */
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL ?? 'info',
    rateLimit: read.RATE_LIMIT !== 'off',
    /** The public address, without a slash at its end: of SITE_URL, else of the first name in DOMAIN. */
    siteUrl: siteUrl ?? `http://localhost:${port || 3000}`,
    /** Public names of the server: of SITE_URL, DOMAIN and ALLOWED_HOSTS. */
    allowedHosts: [...read.ALLOWED_HOSTS, ...read.DOMAIN, ...(read.SITE_URL ? [new URL(read.SITE_URL).hostname] : [])],
    /** Where security faults are reported (security.txt); undefined: nowhere. */
    securityContact: read.SECURITY_CONTACT,
    /** Origins of other sites that may show books in a frame. */
    frameAncestors: read.FRAME_ANCESTORS,
    /** Port for Prometheus; undefined: none. */
    metricsPort: read.METRICS_PORT,
    /** The most bytes that the SQLite file may have. */
    maxBytes: (read.DATABASE_MAX_MB ?? DEFAULT_DATABASE_MAX_MB) * 1024 * 1024,
    /** Days after which scores, boards and plans are deleted; undefined: never. */
    retentionDays: read.RETENTION_DAYS,
    /** Who sees quiz scores: everybody, or only people with the code of their room. */
    scoresScope: read.SCORES_SCOPE ?? ('open' satisfies ScoresScope),
    /** The provider of the quiz's speech (docs/product.md §5.5); `voicePack`: folder of a family's own recordings. */
    speech: {
      provider: read.TTS_PROVIDER,
      baseUrl: read.TTS_BASE_URL,
      model: read.TTS_MODEL,
      voice: read.TTS_VOICE,
      apiKey: read.TTS_API_KEY,
      voicePack: read.VOICE_PACK,
    },
    /** An OpenAI-compatible server that recommends careers: docs/product.md §9.5. */
    ai: {
      baseUrl: read.AI_BASE_URL,
      model: read.AI_MODEL,
      apiKey: read.AI_API_KEY,
      callsPerDay: read.AI_CALLS_PER_DAY,
    },
  };
}
