import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds from a request to the last byte of its reply; a `body` is posted as JSON. Rejects unless it is 200. */
export function millisecondsFor(url: string, body?: object): Promise<number> {
  const text = body && JSON.stringify(body);
  const options = { agent, ...(text && { method: 'POST', headers: { 'content-type': 'application/json' } }) };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    request(url, options, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} answers ${reply.statusCode}`));
      reply.resume().on('end', () => resolve(performance.now() - start));
    })
      .on('error', reject)
      .end(text);
  });
}

/** Closes kept-alive connections, so that the process can exit. */
export function closeConnections(): void {
  agent.destroy();
}

export function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}
