import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import pg from 'pg';

const DEPLOYED = 'tools/deploy/cluster';
/** Of a file system of its own (tests/cluster/main.ts). */
const FOLDER = '/run/story-forest';
/** Of the bridge that the nodes hang on: the machine with HAProxy, PgBouncer and the site. */
const FRONT_ADDRESS = '10.77.0.1';
const DISK_SIZE = '1g';
const PASSWORD = 'change-me';
/** PgBouncer. */
export const DATABASE_URL = 'postgres://stories@127.0.0.1:6432/stories';

export type Node = { readonly name: string; readonly address: string; readonly disk: string };
const NODES: readonly Node[] = [1, 2, 3].map((number) => ({
  name: `node${number}`,
  address: `10.77.0.1${number}`,
  disk: `${FOLDER}/node${number}`,
}));

const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());
/** Postgres, PgBouncer and Patroni refuse to run as root. */
const postgresUser = { uid: idOf('-u'), gid: idOf('-g') };

const ip = (...args: readonly string[]) => execFileSync('ip', args).toString();

/** Waits until `isSo`, asked again and again. */
export async function until(what: string, maxMs: number, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > maxMs) throw new Error(`not within ${maxMs / 1000} s: ${what}`);
    await setTimeout(50);
  }
}

/** Connects to the Postgres behind a port of HAProxy. */
export function connectTo(port: number, database: string, maxMs: number): pg.Pool {
  const pool = new pg.Pool({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: PASSWORD,
    database,
    max: 1,
    connectionTimeoutMillis: maxMs,
    query_timeout: maxMs,
  });
  // A broken connection is replaced.
  return pool.on('error', () => {});
}

/** The newest Postgres that is installed. */
const postgresVersion = () => Math.max(...readdirSync('/usr/lib/postgresql').map(Number));

/** The deployed file for this node: lines that name all nodes stay. */
function readDeployed(file: string, { name, address, disk }: Node): string {
  const lines = readFileSync(`${DEPLOYED}/${file}`, 'utf8').split('\n');
  return lines
    .map((line) => (line.includes('10.77.0.12') ? line : line.replace('node1', name).replace('10.77.0.11', address)))
    .join('\n')
    .replaceAll('/var/lib', disk)
    .replace('/postgresql/15/', `/postgresql/${postgresVersion()}/`);
}

function connectNodes(): void {
  ip('link', 'add', 'cluster', 'type', 'bridge');
  ip('address', 'add', `${FRONT_ADDRESS}/24`, 'dev', 'cluster');
  ip('link', 'set', 'cluster', 'up');
  for (const { name, address } of NODES) {
    ip('netns', 'add', name);
    ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    ip('link', 'set', name, 'master', 'cluster', 'up');
    ip('-netns', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) ip('-netns', name, 'link', 'set', device, 'up');
  }
}

/** Starts the processes of a node again when they end, as systemd does. */
const SUPERVISOR = `keep() { while :; do "$@"; sleep 1; done; }
keep etcd & keep patroni "$0"`;

const started: ChildProcess[] = [];

/** Starts a program with a log at /run/story-forest. */
function start(name: string, command: readonly string[], options: SpawnOptions = {}): void {
  const log = openSync(`${FOLDER}/${name}.log`, 'a');
  const [program = '', ...args] = command;
  started.push(spawn(program, args, { stdio: ['ignore', log, log], ...options }));
}

function startNode(node: Node): void {
  const file = `${FOLDER}/${node.name}.yml`;
  writeFileSync(file, readDeployed('patroni.yml', node));
  const { uid, gid } = postgresUser;
  const entry = ['nsenter', `--net=/run/netns/${node.name}`, '--setuid', `${uid}`, '--setgid', `${gid}`];
  start(node.name, [...entry, 'sh', '-c', SUPERVISOR, file], {
    env: { PATH: process.env.PATH, HOME: node.disk, ...parseEnv(readDeployed('etcd.env', node)) },
  });
}

function signalNode({ name }: Node, signal: NodeJS.Signals): void {
  const pids = ip('netns', 'pids', name).split('\n').filter(Boolean);
  // One command for all; a process may have ended meanwhile.
  spawnSync('kill', ['-s', signal.slice(3), ...pids]);
}

/** What happens to a node. Each returns what ends it. */
export const FAULTS = {
  killed: (node) => {
    signalNode(node, 'SIGKILL');
    return () => startNode(node);
  },
  'cut off': ({ name }) => {
    ip('link', 'set', name, 'down');
    return () => ip('link', 'set', name, 'up');
  },
  frozen: (node) => {
    signalNode(node, 'SIGSTOP');
    return () => signalNode(node, 'SIGCONT');
  },
  'disk full': ({ disk }) => {
    spawnSync('dd', ['if=/dev/zero', `of=${disk}/filler`, 'bs=64k']);
    return () => rmSync(`${disk}/filler`);
  },
} satisfies Record<string, (node: Node) => () => void>;

/** The nodes whose Patroni says that they lead. */
export async function findLeaders(): Promise<Node[]> {
  const isLeader = ({ address }: Node) =>
    fetch(`http://${address}:8008/primary`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const answers = await Promise.all(NODES.map(isLeader));
  return NODES.filter((_, index) => answers[index]);
}

/** Whether both other nodes follow the leader, one of them so that the leader waits for it. */
export async function isWhole(leader: pg.Pool): Promise<boolean> {
  const followers = "select sync_state from pg_stat_replication where state = 'streaming' order by sync_state desc";
  const { rows } = await leader.query(followers).catch(() => ({ rows: [] }));
  return JSON.stringify(rows) === '[{"sync_state":"sync"},{"sync_state":"async"}]';
}

/**
 * Starts the deployed cluster, with HAProxy and PgBouncer in front of it, and makes the site's database. Returns a
 * connection to whichever node leads.
 */
export async function startCluster(): Promise<pg.Pool> {
  for (const { disk } of NODES) {
    mkdirSync(disk, { recursive: true });
    const { uid, gid } = postgresUser;
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE},uid=${uid},gid=${gid}`, 'none', disk]);
    for (const owner of ['etcd', 'postgresql']) execFileSync('mkdir', [`${disk}/${owner}`], postgresUser);
  }
  connectNodes();
  for (const node of NODES) startNode(node);
  mkdirSync('/run/haproxy');
  start('haproxy', ['haproxy', '-db', '-f', `${DEPLOYED}/haproxy.cfg`]);
  start('pgbouncer', ['pgbouncer', `${DEPLOYED}/pgbouncer.ini`], postgresUser);
  const leader = connectTo(5000, 'postgres', 10_000);
  await until('the cluster is whole', 120_000, () => isWhole(leader));
  // docs/scaling.md, 'A cluster that heals itself'.
  await leader.query(`create role stories login password '${PASSWORD}'`);
  await leader.query("alter role stories set statement_timeout = '15s'");
  await leader.query('create database stories owner stories');
  return leader;
}

/** Changes HAProxy while it runs. */
export async function tellHaproxy(command: string): Promise<void> {
  const socket = connect('/run/haproxy/admin.sock').resume();
  socket.end(`${command}\n`);
  await once(socket, 'close');
}

export function stopCluster(): void {
  for (const node of NODES) signalNode(node, 'SIGKILL');
  for (const child of started) child.kill('SIGKILL');
}
