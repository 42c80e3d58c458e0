import { expect, test } from 'vitest';
import { getClientNetwork, networkOfRequest } from './client-network.server.ts';

test.each([
  ['192.168.0.7', '192.168.0.7'],
  ['::ffff:192.168.0.7', '192.168.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  [undefined, ''],
  ['unknown', ''],
  ['1'.repeat(15_000), ''],
  ['192.168.0.7, 10.0.0.1', ''],
])('the address "%s" is counted as the client network "%s"', (address, network) => {
  expect(getClientNetwork(address)).toBe(network);
});

test('a proxy that names no address is counted by its own', () => {
  const socket = { remoteAddress: '10.0.0.1' };
  expect(networkOfRequest({ ip: '192.168.0.7', socket })).toBe('192.168.0.7');
  expect(networkOfRequest({ ip: 'anything else', socket })).toBe('10.0.0.1');
});
