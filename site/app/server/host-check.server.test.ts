import { expect, test } from 'vitest';
import { isAllowedHost } from './host-check.server.ts';

const ALLOWED = ['forest.example.kr', '.school.example'];

test.each([
  undefined,
  'localhost',
  'localhost:3000',
  '127.0.0.1:3000',
  '192.168.0.7',
  '[::1]:3000',
  '[fe80::1]',
  'raspberrypi',
  'raspberrypi:3000',
  'story.local',
  'story.lan:8080',
  'story.internal',
  'story.test',
  'STORY.LOCAL.',
  'nas.home.arpa',
  'forest.example.kr',
  'Forest.Example.KR:443',
  'a.school.example',
  'school.example',
])('the host %s is allowed', (host) => {
  expect(isAllowedHost(host, ALLOWED)).toBe(true);
});

test.each([
  'evil.example',
  'evil.example:3000',
  'forest.example.kr.evil.example',
  'notschool.example',
  'local.evil.example',
  '127.0.0.1.evil.example',
  'evil.example@localhost',
  'localhost/evil.example',
  '',
  'a b',
  '[::1',
])('the host "%s" is not allowed', (host) => {
  expect(isAllowedHost(host, ALLOWED)).toBe(false);
});
