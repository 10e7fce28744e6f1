import { describe, expect, it } from 'vitest';

import { COMMANDS, UsageError, parseCommandLine } from '../../src/cli/commandLine.ts';

describe('parseCommandLine', () => {
  it.each(COMMANDS)('knows the command %s', (command) => {
    expect(parseCommandLine([command])).toMatchObject({ command, site: '.', port: null, host: 'localhost' });
  });

  it('shows help when it is asked for or nothing is', () => {
    expect(parseCommandLine([]).command).toBe('help');
    expect(parseCommandLine(['help']).command).toBe('help');
    expect(parseCommandLine(['build', '--help']).command).toBe('help');
  });

  it('reads options in any place', () => {
    expect(parseCommandLine(['--site', 'docs', 'preview', '--port', '4001', '--host', '0.0.0.0'])).toMatchObject({
      command: 'preview',
      site: 'docs',
      port: 4001,
      host: '0.0.0.0'
    });
  });

  it.each([
    [['biuld'], /no command "biuld"/],
    [['build', 'now'], /Unexpected argument "now"/],
    [['preview', '--port', 'http'], /--port needs a number/],
    [['preview', '--port', '70000'], /--port needs a number/],
    [['build', '--fast'], /--fast/]
  ])('explains what is wrong with %j', (args, message) => {
    expect(() => parseCommandLine(args)).toThrow(UsageError);
    expect(() => parseCommandLine(args)).toThrow(message);
  });
});
