import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';

import { asInUrl, createHostCheck } from '../../../src/site/serving/hostCheck.ts';

describe('createHostCheck', () => {
  const check = createHostCheck({ host: 'docs.local', allowedHosts: ['preview.example', '.team.example', '10.0.0.7'] });

  it.each([
    undefined,
    'localhost',
    'LOCALHOST:4173',
    'site.localhost:80',
    '127.0.0.1:4173',
    '[::1]:4173',
    'docs.local:4173',
    'preview.example',
    'team.example',
    'a.b.team.example:443',
    '10.0.0.7:1'
  ])('answers %s', (header) => {
    expect(check(header)).toBe('allowed');
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    'evillocalhost',
    'x.preview.example',
    'evilteam.example',
    '10.0.0.8',
    '0.0.0.0:4173',
    '[::2]'
  ])('refuses %s', (header) => {
    expect(check(header)).toBe('refused');
  });

  it.each([
    '',
    ':80',
    'a:b',
    'a b',
    'user@localhost',
    '[::1',
    'localhost:123456',
    'localhost/evil',
    '[localhost]',
    'a\\b'
  ])('takes %j for malformed', (header) => {
    expect(check(header)).toBe('malformed');
  });

  it("answers for the computer's own addresses only when it listens on all of them", () => {
    const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    for (const host of ['0.0.0.0', '::', '[::]']) {
      const checkAll = createHostCheck({ host, allowedHosts: [] });
      expect(checkAll('203.0.113.9')).toBe('refused');
      expect(checkAll('evil.example')).toBe('refused');
      for (const { address } of own) {
        expect(checkAll(`${asInUrl(address)}:4173`)).toBe('allowed');
      }
    }
  });
});
