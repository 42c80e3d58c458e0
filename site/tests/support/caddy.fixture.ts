import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './postgres.fixture.ts';

/** Another Caddy than the system's: `CADDY=/opt/caddy npm run test:proxy`. */
export const CADDY = process.env.CADDY ?? 'caddy';
/** '2.6.2', without what a packager adds; undefined where there is no Caddy. */
export const caddyVersion = /\d+\.\d+\.\d+/.exec(String(spawnSync(CADDY, ['version']).stdout))?.[0];
export const hasCaddy = caddyVersion !== undefined;

export const DEPLOYED_CADDYFILE = 'tools/deploy/Caddyfile';

type ProxyOptions = {
  /** For the configuration and the certificates. */
  readonly folder: string;
  /** The site's processes: loopback addresses (127.0.0.1, 127.0.0.2, …) that listen on one port. */
  readonly upstreams: { readonly addresses: readonly string[]; readonly port: number };
  /** The folder of the files that Caddy sends; left out: of those that are built. */
  readonly files?: string;
  /** The variable DOMAIN without its port. Left out: every name, over plain HTTP. */
  readonly domain?: string;
  /** The variable TRUSTED_PROXIES. */
  readonly trustedProxies?: string;
  /**
   * Whether a POST has to survive a process that does not accept it. Caddy 2.6 closes a body with the first dial,
   * unless it buffers bodies (and then sends one that is too large cut off). Later versions need nothing.
   */
  readonly retriesBodies?: boolean;
};

export type RunningProxy = {
  readonly process: ChildProcess;
  readonly port: number;
  /** The port that redirects to HTTPS, where there is a domain. */
  readonly httpPort: number;
  /** Everything logged so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
};

/** Starts Caddy with the deployed configuration in front of these processes, and waits until it listens. */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const nameServer = await startNameServer(options.upstreams.addresses);
  const [port, httpPort] = [await freePort(), await freePort()];
  const deployed = await readFile(DEPLOYED_CADDYFILE, 'utf8');
  const file = join(options.folder, `Caddyfile-${port}`);
  const adapted = adaptToTests(deployed, options, httpPort, nameServer.port);
  const isBuffering = options.retriesBodies === true && caddyVersion?.startsWith('2.6.');
  await writeFile(file, isBuffering ? adapted.replace('\t\tlb_policy', '\t\tbuffer_requests\n$&') : adapted);
  const child = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: options.folder,
      DOMAIN: `${options.domain ?? ''}:${port}`,
      ...(options.trustedProxies !== undefined && { TRUSTED_PROXIES: options.trustedProxies }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (bytes) => {
    log += bytes;
  });
  const isReady = async () =>
    (options.domain === undefined || log.includes('certificate obtained successfully')) && (await isListening(port));
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`Caddy does not start:\n${log}`);
    await setTimeout(50);
  }
  return {
    process: child,
    port,
    httpPort,
    log: () => log,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      nameServer.stop();
    },
  };
}

/** The deployed configuration with the ports, the folder and the name server of a test. */
function adaptToTests(deployed: string, options: ProxyOptions, httpPort: number, dnsPort: number): string {
  const { files = 'build/client', upstreams } = options;
  const replacements = [
    // A certificate authority of its own that this machine does not come to trust.
    ['\tadmin off\n', `\tadmin off\n\thttp_port ${httpPort}\n\tskip_install_trust\n`],
    ['/srv/site', resolve(files)],
    ['dynamic a site 3000 {', `dynamic a site ${upstreams.port} {\n\t\t\tresolvers udp/127.0.0.1:${dnsPort}`],
  ] as const;
  return replacements.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`The Caddyfile has not one '${from}'.`);
    return text.replace(from, to);
  }, deployed);
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

/** Parts of DNS messages (RFC 1035, 4.1). */
const HEADER_BYTES = 12;
const TYPE_A = 1;
const CLASS_IN = 1;

/** Answers each question for an A record with these addresses, as Docker does for a service with several containers. */
async function startNameServer(addresses: readonly string[]): Promise<{ port: number; stop: () => void }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, client) => {
    const nameEnd = query.indexOf(0, HEADER_BYTES) + 1;
    const question = query.subarray(HEADER_BYTES, nameEnd + 4);
    const records = query.readUInt16BE(nameEnd) === TYPE_A ? addresses.map(addressRecord) : [];
    const header = Buffer.alloc(HEADER_BYTES);
    query.copy(header, 0, 0, 2);
    // A reply without an error to one question.
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([header, question, ...records]), client.port, client.address);
  });
  socket.unref().bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: (socket.address() as AddressInfo).port, stop: () => socket.close() };
}

function addressRecord(address: string): Buffer {
  const record = Buffer.alloc(16);
  // The name: a pointer to the question's.
  record.writeUInt16BE(0xc000 + HEADER_BYTES, 0);
  record.writeUInt16BE(TYPE_A, 2);
  record.writeUInt16BE(CLASS_IN, 4);
  record.writeUInt32BE(0, 6);
  record.writeUInt16BE(4, 10);
  Buffer.from(address.split('.').map(Number)).copy(record, 12);
  return record;
}
