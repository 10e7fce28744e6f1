import { describe, expect, it } from 'vitest';

import { sharedStart } from './sharedStart.ts';

describe('the shared beginning of names', () => {
  it.each([
    [['--acme--ink--dark', '--acme--ink--light'], '--acme--ink--'],
    [['--acme--ink', '--acme--ink--light'], '--acme--'],
    [['--acme--ink--dark', '--acme--paper'], '--acme--'],
    [['--acme-fast', '--acme-slow'], ''],
    [['--acme--ink'], ''],
    [[], '']
  ])('of %j is %j', (names, start) => {
    expect(sharedStart(names)).toBe(start);
  });
});
