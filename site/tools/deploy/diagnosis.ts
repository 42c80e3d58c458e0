/**
 * What a host runs: the proxy's configuration, the parts of an image, and the doctor's sentences. This file is pure:
 * tools/doctor.ts looks, this judges.
 *
 * @packageDocumentation
 */

/** `wrong` keeps the site, or a part of it, from working; `note` is worth a thought. */
export type Finding = { readonly kind: 'right' | 'note' | 'wrong'; readonly sentence: string };

/** Days before its end at which a certificate should have been renewed: Caddy does it at 30 of 90. */
const CERTIFICATE_DAYS = 14;
/** A clock that is further off writes wrong days into reports. */
const CLOCK_SECONDS = 120;
const GIGABYTE = 1024 ** 3;
const MIN_FREE_BYTES = GIGABYTE;

type Settings = {
  readonly siteUrl: string;
  readonly isAddressSet: boolean;
  readonly trustProxy: boolean | number | string;
  readonly scoresScope: 'open' | 'rooms';
  readonly rateLimit: boolean;
  readonly securityContact: string | undefined;
};

/** `failure`: the code of an error, as ECONNREFUSED. */
type Asked<Answer> = Answer | { readonly failure: string };

export type Facts = {
  /** What is wrong with the environment variables; then nothing else is known of them. */
  readonly settings: Settings | { readonly sentence: string };
  readonly node: { readonly running: string; readonly wanted: string };
  readonly isBuilt: boolean;
  readonly disk: Asked<{ readonly folder: string; readonly freeBytes: number }>;
  /**
   * `clockAhead`: seconds that its clock is ahead of this machine's; null where it has none of its own. Null: the
   * settings are not right.
   */
  readonly database: null | Asked<{
    readonly name: 'SQLite' | 'Postgres';
    readonly missing: readonly string[];
    readonly unknown: readonly string[];
    readonly clockAhead: number | null;
  }>;
  /** The reply at the public address; null where the settings are not right. */
  readonly site: Asked<{
    readonly status: number;
    readonly isSecured: boolean;
    readonly canonical: string | null;
    readonly certificateDays: number | null;
    readonly clockAhead: number | null;
  }> | null;
};

const right = (sentence: string): Finding => ({ kind: 'right', sentence });
const note = (sentence: string): Finding => ({ kind: 'note', sentence });
const wrong = (sentence: string): Finding => ({ kind: 'wrong', sentence });

const FAILURES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the name has no address: its DNS record is missing or not yet known',
  EAI_AGAIN: 'the name server does not answer',
  ECONNREFUSED: 'nothing listens there: the site or its proxy does not run, or a firewall closes the port',
  ECONNRESET: 'the connection was broken off',
  TIMEOUT: 'there was no answer within 5 s: a firewall, or a wrong DNS record',
  CERT_HAS_EXPIRED: 'the certificate has ended: see why the proxy could not renew it (its log)',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is not from an authority that browsers know',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is not from an authority that browsers know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate comes without the one that vouches for it (use the full chain)',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
};

const explain = (failure: string) => FAILURES[failure] ?? `it failed with ${failure}`;

export function diagnose(facts: Facts): Finding[] {
  const { settings } = facts;
  return [
    ...judgeVersions(facts),
    ...('sentence' in settings ? [wrong(settings.sentence)] : judgeSettings(settings)),
    ...judgeDisk(facts.disk),
    ...judgeDatabase(facts.database),
    ...('sentence' in settings || facts.site === null ? [] : judgeSite(settings, facts.site)),
  ];
}

function judgeVersions({ node, isBuilt }: Facts): Finding[] {
  const major = (version: string) => Number.parseInt(version, 10);
  return [
    major(node.running) < major(node.wanted)
      ? wrong(`Node ${node.running} runs; the site needs ${node.wanted} (npm start brings it).`)
      : right(`Node ${node.running} runs.`),
    isBuilt ? right('The pages are built.') : wrong('The pages are not built: npm run build.'),
  ];
}

function judgeSettings({ siteUrl, isAddressSet, trustProxy, scoresScope, rateLimit, securityContact }: Settings) {
  if (!isAddressSet)
    return [
      note(`Neither DOMAIN nor SITE_URL is set, so pages name ${siteUrl}: right at home, wrong for a public site.`),
    ];
  return [
    right(`The address of the site is ${siteUrl}.`),
    ...(siteUrl.startsWith('http://')
      ? [wrong('The address is not https: browsers then allow no offline use, no microphone and no installation.')]
      : []),
    ...(trustProxy === true
      ? [wrong('TRUST_PROXY=true believes every sender, so anybody chooses the address by which limits count: set 1.')]
      : []),
    ...(scoresScope === 'open'
      ? [note('SCORES_SCOPE is open: everybody who reaches the site reads all quiz scores. For strangers set rooms.')]
      : []),
    ...(rateLimit ? [] : [wrong('RATE_LIMIT is off, which is for load tests.')]),
    ...(securityContact ? [] : [note('SECURITY_CONTACT is empty: nobody can report a security fault.')]),
  ];
}

function judgeDisk(disk: Facts['disk']): Finding[] {
  if ('failure' in disk) return [wrong(`The data folder cannot be written to (${disk.failure}).`)];
  const free = `${(disk.freeBytes / GIGABYTE).toFixed(1)} GB are free in ${disk.folder}`;
  return [
    disk.freeBytes < MIN_FREE_BYTES ? wrong(`Only ${free}: make room before writes are refused.`) : right(`${free}.`),
  ];
}

function judgeDatabase(database: Facts['database']): Finding[] {
  if (database === null) return [];
  if ('failure' in database) return [wrong(`The database cannot be asked: ${explain(database.failure)}.`)];
  const { name, missing, unknown, clockAhead } = database;
  return [
    unknown.length > 0
      ? wrong(`The database is newer than this program (it has ${unknown.join(', ')}): start the newer version.`)
      : missing.length > 0
        ? note(`The next start of the site changes the database (${missing.join(', ')}): make a backup first.`)
        : right(`The database (${name}) answers and is that of this version.`),
    ...judgeClock(clockAhead, "The database's clock"),
  ];
}

function judgeClock(ahead: number | null, whose: string): Finding[] {
  if (ahead === null || Math.abs(ahead) <= CLOCK_SECONDS) return [];
  const minutes = Math.round(Math.abs(ahead) / 60);
  return [
    wrong(`${whose} is ${minutes} min ${ahead > 0 ? 'ahead of' : 'behind'} this machine's: let both follow NTP.`),
  ];
}

function judgeSite({ siteUrl }: Settings, site: NonNullable<Facts['site']>): Finding[] {
  if ('failure' in site) return [wrong(`${siteUrl} cannot be reached from here: ${explain(site.failure)}.`)];
  const { status, isSecured, canonical, certificateDays, clockAhead } = site;
  const findings: Finding[] = [];
  if (status === 421) findings.push(wrong('The site does not know its own name: put it into DOMAIN or ALLOWED_HOSTS.'));
  else if (status >= 500)
    findings.push(wrong(`${siteUrl} answers ${status}: the proxy reaches no process of the site.`));
  else if (status !== 200) findings.push(wrong(`${siteUrl} answers ${status}, not 200: is it another site's address?`));
  else if (canonical === null) findings.push(wrong(`${siteUrl} shows another site, or a page of a network's filter.`));
  else if (canonical !== siteUrl)
    findings.push(wrong(`Pages name ${canonical}, not ${siteUrl}: start the site again with its present settings.`));
  else findings.push(right(`${siteUrl} shows the site, with its own address.`));
  if (status === 200 && siteUrl.startsWith('https:') && !isSecured)
    findings.push(
      wrong(
        'The site does not know that it is visited over https: set TRUST_PROXY to the number of proxies before it.',
      ),
    );
  if (certificateDays !== null)
    findings.push(
      certificateDays < CERTIFICATE_DAYS
        ? wrong(`The certificate ends in ${certificateDays} days and was not renewed: see the proxy's log.`)
        : right(`The certificate is valid for ${certificateDays} days.`),
    );
  return [...findings, ...judgeClock(clockAhead, "The site's clock")];
}
