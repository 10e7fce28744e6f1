import { describe, expect, it } from 'vitest';

import { sharedEnd, sharedStart } from './sharedStart.ts';

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

describe('the shared end of names', () => {
  it.each([
    [['ink--default', 'paper--default'], '--default'],
    [['ink--dark--default', 'paper--dark--default'], '--dark--default'],
    [['ink--default', 'paper--hover'], ''],
    [['--default', 'ink--default'], ''],
    [['ink-default', 'paper-default'], ''],
    [['ink--default'], ''],
    [[], '']
  ])('of %j is %j', (names, end) => {
    expect(sharedEnd(names)).toBe(end);
  });
});
