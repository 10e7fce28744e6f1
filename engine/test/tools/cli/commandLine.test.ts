import { describe, expect, it } from 'vitest';

import { COMMANDS, HELP, OPTION_NAMES, UsageError, parseCommandLine } from '../../../src/tools/cli/commandLine.ts';

describe('parseCommandLine', () => {
  it.each(COMMANDS)('recognizes the command %s', (command) => {
    expect(parseCommandLine([command])).toMatchObject({ command, site: '.', port: null, host: 'localhost' });
  });

  it('tells all commands and options in its help', () => {
    const told = [...HELP.matchAll(/^ {2}(?:--)?([\w-]+)/gm)].map(([, name]) => name);
    expect(told.sort()).toEqual([...COMMANDS, ...OPTION_NAMES].sort());
  });

  it('shows help on request or without arguments', () => {
    expect(parseCommandLine([]).command).toBe('help');
    expect(parseCommandLine(['help']).command).toBe('help');
    expect(parseCommandLine(['build', '--help']).command).toBe('help');
  });

  it('parses options in any position', () => {
    expect(parseCommandLine(['--site', 'docs', 'preview', '--port', '4001', '--host', '0.0.0.0'])).toMatchObject({
      command: 'preview',
      site: 'docs',
      port: 4001,
      host: '0.0.0.0'
    });
  });

  it('parses the host names of the servers', () => {
    expect(parseCommandLine(['dev']).allowedHosts).toEqual([]);
    const names = ['docs.example', '.team.example', '10.0.0.7', '[fe80::1]', 'fe80::1'];
    const args = names.flatMap((name) => ['--allowed-host', name]);
    expect(parseCommandLine(['preview', ...args]).allowedHosts).toEqual(names);
  });

  it.each(['audit', 'listen'])('parses the pages of %s', (command) => {
    expect(parseCommandLine([command]).pages).toEqual([]);
    expect(parseCommandLine([command, '--page', '/a', '--page', '/b']).pages).toEqual(['/a', '/b']);
  });

  it('parses the files, the system and the rules of lint', () => {
    expect(parseCommandLine(['lint', 'a.tsx', 'src/**/*.css', '--from', 'dist'])).toMatchObject({
      files: ['a.tsx', 'src/**/*.css'],
      from: 'dist',
      packages: [],
      rules: {}
    });
    const args = ['--package', 'acme-ui', '--rule', 'raw-size=off', '--rule', 'raw-color=error'];
    expect(parseCommandLine(['lint', 'a.tsx', ...args])).toMatchObject({
      packages: ['acme-ui'],
      rules: { 'raw-size': 'off', 'raw-color': 'error' }
    });
  });

  it('parses the options of push-search', () => {
    expect(parseCommandLine(['push-search'])).toMatchObject({ dryRun: false, batchSize: null });
    expect(parseCommandLine(['push-search', '--dry-run', '--batch-size', '50'])).toMatchObject({
      dryRun: true,
      batchSize: 50
    });
  });

  it.each([
    [['biuld'], /no command "biuld"/],
    [['build', 'now'], /Unexpected argument "now"/],
    [['preview', '--port', 'http'], /--port needs a number/],
    [['preview', '--port', '70000'], /--port needs a number/],
    [['preview', '--allowed-host', 'http://docs.example'], /--allowed-host needs a host name without scheme and port/],
    [['dev', '--allowed-host', 'docs.example:80'], /--allowed-host needs a host name/],
    [['dev', '--allowed-host', ''], /--allowed-host needs a host name/],
    [['push-search', '--batch-size', '0'], /--batch-size needs a number from 1 to 100000, not "0"/],
    [['push-search', '--batch-size', 'many'], /--batch-size needs a number/],
    [['lint', 'a.tsx', '--rule', 'raw-sizes=off'], 'There is no rule "raw-sizes". Did you mean raw-size?'],
    [['lint', 'a.tsx', '--rule', 'raw-size'], '--rule raw-size needs =off, =warning or =error.'],
    [['build', '--fast'], 'There is no option --fast.'],
    [['build', '--sites', 'docs'], 'There is no option --sites. Did you mean --site?'],
    [['build', '-x'], 'There is no option -x.'],
    [['build', '--batch-size', '5'], '"build" has no option --batch-size; it is for push-search.'],
    [['check', '--page', '/a'], '"check" has no option --page; it is for audit, listen.'],
    [['dev', '--build'], '"dev" has no option --build; it is for preview.'],
    [['check', '--site'], /--site/]
  ])('explains what is wrong with %j', (args, message) => {
    expect(() => parseCommandLine(args)).toThrow(UsageError);
    expect(() => parseCommandLine(args)).toThrow(message);
  });
});
