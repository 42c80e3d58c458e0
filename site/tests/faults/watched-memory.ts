/**
 * Loaded before the server (`--import`), this tells at SIGUSR2 how much memory is in use once everything that can be
 * thrown away was: bytes of the heap with its buffers, and of the whole process.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
let told = 0;

process.on('SIGUSR2', () => {
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  told += 1;
  console.log(`memory ${told}: heap ${heapUsed + external}, process ${rss}.`);
});
