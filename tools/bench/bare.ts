/** What the product is measured against: Fastify alone, sending one file's bytes from memory to whoever asks. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const { BENCH_FILE = '', BENCH_TYPE = '' } = process.env;
const bytes = readFileSync(BENCH_FILE);
const app = Fastify();
app.route({ method: ['GET', 'POST'], url: '/*', handler: (_request, reply) => reply.type(BENCH_TYPE).send(bytes) });
console.log(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGTERM', () => process.exit(0));
