import { describe, expect, it } from 'vitest';

import { HELP, parseCommandLine } from '../commandLine.ts';

describe('the arguments of the benchmarks', () => {
  it('choose parts; without them, all are measured', () => {
    expect([...(parseCommandLine(['--only', 'build', '--only=search']) ?? [])]).toEqual(['build', 'search']);
    const all = [...(parseCommandLine([]) ?? [])];
    expect(all).toContain('synthetic');
    for (const part of all) {
      expect(HELP).toMatch(new RegExp(`^ +${part} {2,}`, 'm'));
    }
  });

  it('can ask for help', () => {
    expect(parseCommandLine(['--help', '--only', 'build'])).toBeNull();
  });

  it.each([
    [['--fast'], "Unknown option '--fast'."],
    [['build'], "Unexpected argument 'build'."],
    [['--only'], "Option '--only <value>' argument missing."],
    [['--only', 'home'], 'There is no benchmark "home". The benchmarks are build, dev,']
  ])('are rejected if nothing is known by the name: %j', (args, message) => {
    expect(() => parseCommandLine(args)).toThrow(message);
  });
});
