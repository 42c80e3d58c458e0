import type { ClientLimits } from './client-limits.server.ts';

/** File descriptors for what serves no client: database, log, the program's own files. */
const RESERVED_FILES = 100;
/** So many connections are allowed even under a very low file limit. */
const MIN_CONNECTIONS = 50;
const MAX_CONNECTIONS = 10_000;
/** Twenty-four of the longest lists there can be. */
const WAITING_BYTES = 24 * 1024 * 1024;

/** The soft limit of open files; Infinity where the system has none or does not tell (Windows). */
export function readFileLimit(): number {
  const report = process.report as typeof process.report & { excludeNetwork: boolean };
  // Looking up host names of open connections would block.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}

/**
 * As many connections as files that may be sent at a time. Half of them for one network: a school has one address, and a
 * greedy one still leaves room. Behind a proxy all come from it, so it may have them all.
 */
export function computeClientLimits(maxFiles: number, isBehindProxy: boolean): ClientLimits {
  const half = Math.floor((maxFiles - RESERVED_FILES) / 2);
  const connections = Math.min(MAX_CONNECTIONS, Math.max(MIN_CONNECTIONS, half));
  return {
    connections,
    perNetwork: isBehindProxy ? connections : Math.ceil(connections / 2),
    unanswered: connections,
    waitingBytes: WAITING_BYTES,
  };
}
