import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyResponse } from './verified-response.client.ts';

const BYTES = 'the script of a page';
const REVISION = createHash('sha256').update(BYTES).digest('hex').slice(0, 12);

test('a reply whose bytes match the build is accepted and can still be read', async () => {
  const verified = await verifyResponse(new Response(BYTES), REVISION);
  expect(await verified?.text()).toBe(BYTES);
});

test.each([
  ['another text with status 200', new Response('<h1>This network wants you to sign in</h1>')],
  ['an empty reply', new Response('')],
  ['an error', new Response(BYTES, { status: 503 })],
])('%s is not accepted as a file of the build', async (_what, response) => {
  expect(await verifyResponse(response, REVISION)).toBeNull();
});
