/**
 * What a disk holds after a power cut: strace records every write and sync of a folder's files, and from them the files
 * are built again without what no sync had brought to the disk.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Wrapper } from '../support/process.fixture.ts';

/** What disks write at once; within a write of several sectors any of them may be missing. */
const SECTOR_BYTES = 512;

/** Calls that change files or bring them to the disk. Another way of writing would show in `filesLeft`. */
const CALLS = [
  ...['openat', 'unlink', 'unlinkat', 'rename', 'renameat', 'renameat2', 'ftruncate', 'truncate', 'fallocate'],
  ...['write', 'writev', 'pwrite64', 'pwritev', 'pwritev2', 'fsync', 'fdatasync'],
];

export const canRecord = spawnSync('strace', ['-D', '-f', '--seccomp-bpf', 'true']).status === 0;

/** Runs a program so that all it does to these files of the folder is recorded. */
export function recordDisk(folder: string, names: readonly string[], trace: string): Wrapper {
  const paths = [folder, ...names.map((name) => join(folder, name))].flatMap((path) => ['-P', path]);
  // -D: the program stays the caller's child, so that a signal is its own.
  const options = ['-D', '-f', '--seccomp-bpf', '-y', '-xx', '-s', '16777216', '-o', trace];
  return (command) => ['strace', ...options, '-e', `trace=${CALLS.join(',')}`, ...paths, ...command];
}

type Change = { readonly at: number; readonly data: Buffer } | { readonly size: number };
/** A change of a file, or of a folder's entries. It is `done` once its call has returned. */
type Pending<Value> = { readonly value: Value; isDone: boolean };
type File = { durable: Buffer; pending: Pending<Change>[] };
type Entry = { readonly name: string; readonly file: File | null };
type Disk = { readonly entries: Map<string, File>; pending: Pending<Entry>[] };

/** Which of the changes that no sync covers have reached the disk. */
export type Luck = (sector: number) => boolean;
export const nothing: Luck = () => false;
const everything: Luck = () => true;

export type Recorded = {
  /** The files after a power cut at the end of the record. */
  readonly filesAfter: (luck: Luck) => Map<string, Buffer>;
  /** The files without a power cut: without the call in which the program was killed, and with it. */
  readonly filesLeft: readonly Map<string, Buffer>[];
  readonly syncs: number;
};

/**
 * Reads a record. `before`: the files when it began. `ignored`: a call that is taken to have done nothing, which shows
 * what its absence would lose.
 */
export function readRecord(trace: string, before: ReadonlyMap<string, Buffer>, ignored?: string): Recorded {
  const disk: Disk = { entries: new Map(), pending: [] };
  for (const [name, durable] of before) disk.entries.set(name, { durable, pending: [] });
  /** The files as the program sees them. */
  const current = new Map(disk.entries);
  const begun = new Map<string, { text: string; finish: (result: number) => void }>();
  let syncs = 0;

  /** Begins a call; what comes back is to be called with its result. */
  function begin(call: string, args: string): (result: number) => void {
    const name = basename(pathIn(args));
    if (call === ignored) return () => {};
    if (call === 'fsync' || call === 'fdatasync') {
      const target = current.get(name) ?? disk;
      const covered = new Set<Pending<unknown>>(target.pending.filter(({ isDone }) => isDone));
      return (result) => {
        if (result !== 0) return;
        syncs += 1;
        settle(target, covered);
      };
    }
    if (call === 'openat') {
      if (!args.includes('O_CREAT') && !args.includes('O_TRUNC')) return () => {};
      return (result) => {
        if (result < 0) return;
        if (!current.has(name)) enter({ name, file: { durable: Buffer.alloc(0), pending: [] } }).isDone = true;
        if (args.includes('O_TRUNC')) change(name, { size: 0 }).isDone = true;
      };
    }
    if (call === 'unlink') {
      return (result) => {
        if (result === 0) enter({ name, file: null }).isDone = true;
      };
    }
    if (call === 'pwrite64') {
      const [, text = '', at = ''] = /"([^"]*)", \d+, (\d+)$/.exec(args) ?? [];
      return whenDone(change(name, { at: Number(at), data: decode(text) }));
    }
    if (call === 'ftruncate') return whenDone(change(name, { size: Number(/, (\d+)$/.exec(args)?.[1]) }));
    throw new Error(`${call}(${args.slice(0, 200)}) is not understood`);
  }

  const whenDone = (pending: Pending<unknown>) => (result: number) => {
    pending.isDone = result >= 0;
  };
  function change(name: string, value: Change): Pending<Change> {
    const pending = { value, isDone: false };
    const file = current.get(name);
    if (!file) throw new Error(`${name} is written and was never opened`);
    file.pending.push(pending);
    return pending;
  }
  function enter(value: Entry): Pending<Entry> {
    const pending = { value, isDone: false };
    if (value.file) current.set(value.name, value.file);
    else current.delete(value.name);
    disk.pending.push(pending);
    return pending;
  }

  for (const line of readFileSync(trace, 'latin1').split('\n')) {
    const [, process = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const [, started, startedArgs] = /^(\w+)\((.*) <unfinished \.\.\.>$/.exec(rest) ?? [];
    if (started !== undefined && startedArgs !== undefined) {
      begun.set(process, { text: startedArgs, finish: begin(started, startedArgs) });
      continue;
    }
    const resumed = /^<\.\.\. \w+ resumed>.*\) += (-?\d+|\?)/.exec(rest);
    if (resumed) {
      begun.get(process)?.finish(resultOf(resumed[1]));
      continue;
    }
    const [, call, args, result] = /^(\w+)\((.*)\) += (-?\d+|\?)/.exec(rest) ?? [];
    if (call !== undefined && args !== undefined) begin(call, args)(resultOf(result));
  }
  const filesLeft = [false, true].map((isCutOff) => filesAfter(disk, everything, isCutOff));
  return { filesAfter: (luck) => filesAfter(disk, luck), filesLeft, syncs };
}

/** What a sync covers is on the disk from now on. */
function settle(target: File | Disk, covered: ReadonlySet<Pending<unknown>>): void {
  if ('entries' in target) {
    for (const each of target.pending) if (covered.has(each)) apply(target.entries, each.value);
    target.pending = target.pending.filter((each) => !covered.has(each));
  } else {
    for (const each of target.pending) if (covered.has(each)) target.durable = changed(target.durable, each.value);
    target.pending = target.pending.filter((each) => !covered.has(each));
  }
}

function filesAfter(disk: Disk, luck: Luck, isCutOffToo = true): Map<string, Buffer> {
  const entries = new Map(disk.entries);
  for (const { value } of disk.pending) if (luck(0)) apply(entries, value);
  return new Map(
    [...entries].map(([name, file]) => {
      const content = file.pending.reduce<Buffer>((bytes, { value, isDone }) => {
        if (!isDone && !isCutOffToo) return bytes;
        if ('size' in value) return luck(0) ? changed(bytes, value) : bytes;
        return sectorsOf(value).reduce((each, part, sector) => (luck(sector) ? changed(each, part) : each), bytes);
      }, Buffer.from(file.durable));
      return [name, content];
    }),
  );
}

function apply(entries: Map<string, File>, { name, file }: Entry): void {
  if (file) entries.set(name, file);
  else entries.delete(name);
}

function sectorsOf({ at, data }: { at: number; data: Buffer }) {
  const parts = [];
  for (let offset = 0; offset < data.length; ) {
    const length = SECTOR_BYTES - ((at + offset) % SECTOR_BYTES);
    parts.push({ at: at + offset, data: data.subarray(offset, offset + length) });
    offset += length;
  }
  return parts;
}

/** The bytes after a change. They may be the same buffer, or one with room for more. */
function changed(bytes: Buffer, change: Change): Buffer {
  if ('size' in change) {
    return change.size <= bytes.length
      ? Buffer.from(bytes.subarray(0, change.size))
      : Buffer.concat([bytes, Buffer.alloc(change.size - bytes.length)]);
  }
  const end = change.at + change.data.length;
  const whole = end <= bytes.length ? bytes : Buffer.concat([bytes, Buffer.alloc(end - bytes.length)]);
  change.data.copy(whole, change.at);
  return whole;
}

const decode = (text: string) => Buffer.from(text.replaceAll('\\x', ''), 'hex');
const resultOf = (text: string | undefined) => (text === undefined || text === '?' ? -1 : Number(text));

/** The path of the descriptor or the name that a call is about. */
function pathIn(args: string): string {
  const [, named] = /^(?:AT_FDCWD[^,]*, )?"([^"]*)"/.exec(args) ?? [];
  const [, described = ''] = /^\d+<([^>]*)>/.exec(args) ?? [];
  return decode(named ?? described).toString();
}

/** The files of these names that exist. */
export function readFiles(folder: string, names: readonly string[]): Map<string, Buffer> {
  const found = names.filter((name) => existsSync(join(folder, name)));
  return new Map(found.map((name) => [name, readFileSync(join(folder, name))]));
}

/** Makes these the only files of these names, as a start after the power cut finds them. */
export function writeFiles(folder: string, names: readonly string[], files: ReadonlyMap<string, Buffer>): void {
  for (const name of names) rmSync(join(folder, name), { force: true });
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
}
