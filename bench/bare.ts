/** What the product is measured against: Fastify alone, sending one file's bytes from memory to whoever asks. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const { BENCH_FILE = '', BENCH_TYPE = '', BENCH_ENCODING = '' } = process.env;
const bytes = readFileSync(BENCH_FILE);
const app = Fastify();
const headers = { 'content-type': BENCH_TYPE, ...(BENCH_ENCODING && { 'content-encoding': BENCH_ENCODING }) };
app.route({ method: ['GET', 'POST'], url: '/*', handler: (_request, reply) => reply.headers(headers).send(bytes) });
console.log(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGTERM', () => process.exit(0));
