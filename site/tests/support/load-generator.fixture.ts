import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { WRITES_PER_SECOND } from './fault-options.fixture.ts';
import type { Ledger, Write } from './ledger.fixture.ts';

/** More than a class has devices. */
const MAX_CONCURRENT_WRITES = 150;

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

export type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly agent?: Agent;
  /** The address that the request comes from, as every one of 127.0.0.0/8. */
  readonly localAddress?: string | undefined;
};

/** Asks a server once; rejects where the connection breaks before the reply is whole. */
export function ask(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body, agent, localAddress }: Asked = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { method, headers, localAddress, ...(agent && { agent }) };
    const asking = request(`${address}${path}`, options, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (piece) => {
        text += piece;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: text }));
      reply.on('error', reject);
      reply.on('close', () => reject(new Error('the reply broke off')));
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

/** How writes ended, by status; 0: the connection broke. */
type Counts = Map<number, number>;

/**
 * Calls `send` so often, but waits while `maxUnderWay` of its calls are not over. The function that comes back ends it
 * and waits for what is under way.
 */
export function repeat(perSecond: number, maxUnderWay: number, send: () => Promise<void>): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  let isOver = false;
  const start = performance.now();
  let begun = 0;
  const sending = (async () => {
    while (!isOver) {
      const due = ((performance.now() - start) / 1000) * perSecond;
      while (begun < due && underWay.size < maxUnderWay) {
        begun += 1;
        const sent: Promise<void> = send().finally(() => underWay.delete(sent));
        underWay.add(sent);
      }
      await setTimeout(5);
    }
  })();
  return async () => {
    isOver = true;
    await sending;
    await Promise.all(underWay);
  };
}

type ClassOptions = {
  readonly writesPerSecond?: number;
  /** The address that the next request comes from. */
  readonly nextAddress?: () => string;
};

/**
 * Children that send so many writes to a server, each as often as it needs to be acknowledged: what was not is sent
 * again by the next `begin`, as the outbox of the page does.
 */
export function openClass(ledger: Ledger, { writesPerSecond = WRITES_PER_SECOND, nextAddress }: ClassOptions = {}) {
  let waiting: Write[] = [];
  const counts: Counts = new Map();
  /** Replies that were no acknowledgement. */
  const refusals: Reply[] = [];

  async function send(address: string, agent: Agent, write: Write): Promise<void> {
    const headers = { 'content-type': 'application/json', ...write.headers };
    let status = 0;
    try {
      const reply = await ask(address, write.path, {
        method: 'POST',
        headers,
        body: write.body,
        agent,
        localAddress: nextAddress?.(),
      });
      status = reply.status;
      if (status === 200 || status === 201) write.acknowledge(reply.body);
      else {
        refusals.push(reply);
        waiting.push(write);
      }
    } catch {
      waiting.push(write);
    }
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }

  return {
    counts,
    refusals,
    /** Writes not acknowledged yet. */
    waiting: () => waiting.length,
    /** Begins to send; the function that comes back stops it and waits for what is under way. */
    begin(address: string): () => Promise<void> {
      const agent = new Agent({ keepAlive: true });
      const stop = repeat(writesPerSecond, MAX_CONCURRENT_WRITES, () =>
        send(address, agent, waiting.shift() ?? ledger.next()),
      );
      return async () => {
        await stop();
        agent.destroy();
      };
    },
    /** Sends what is still waiting, until all of it is acknowledged. */
    async sendRest(address: string): Promise<void> {
      const agent = new Agent({ keepAlive: true, maxSockets: 20 });
      while (waiting.length > 0) {
        const rest = waiting;
        waiting = [];
        await Promise.all(rest.map((write) => send(address, agent, write)));
        if (waiting.length > 0) await setTimeout(200);
      }
      agent.destroy();
    },
  };
}
