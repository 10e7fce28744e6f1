import { describe, expect, it } from 'vitest';
import { MissingToolError } from '../../engine/src/tools/chromium/browser.ts';
import { findBrowser } from '../browser/findBrowser.ts';
import type { HostEnvironment } from '../browser/hostEnvironment.ts';

const PLAYWRIGHT = '/home/ann/.cache/ms-playwright/chromium/chrome';

/** Mocks a Linux machine on which only the given files exist. */
function machine(files: string[], change: Partial<HostEnvironment> = {}): HostEnvironment {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    isRoot: false,
    exists: (file) => files.includes(file),
    playwrightBrowser: () => PLAYWRIGHT,
    run: () => undefined,
    print: () => undefined,
    ...change
  };
}

describe('findBrowser', () => {
  it('takes the browser that the environment names before any other', () => {
    const env = { PATH: '/usr/bin', CHROME_PATH: '/opt/b', PATTERNBOOK_BROWSER: '/opt/a' };
    expect(findBrowser(machine(['/opt/a', '/opt/b', '/usr/bin/chromium'], { env }))).toBe('/opt/a');
    expect(findBrowser(machine(['/opt/b'], { env: { CHROME_PATH: '/opt/b' } }))).toBe('/opt/b');
  });

  it('says which variable is wrong instead of searching on', () => {
    const env = { PATH: '/usr/bin', CHROME_PATH: '/opt/gone' };
    expect(() => findBrowser(machine(['/usr/bin/chromium'], { env }))).toThrow('CHROME_PATH names /opt/gone');
  });

  it('finds an installed program on the path', () => {
    expect(findBrowser(machine(['/usr/bin/google-chrome', PLAYWRIGHT]))).toBe('/usr/bin/google-chrome');
  });

  it('looks in the usual places of macOS and Windows', () => {
    const mac = '/Users/ann/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(machine([mac], { platform: 'darwin', env: { HOME: '/Users/ann' } }))).toBe(mac);
    const windows = 'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe';
    const env = { PROGRAMFILES: 'C:\\Program Files' };
    expect(findBrowser(machine([windows], { platform: 'win32', env }))).toBe(windows);
  });

  it("falls back on Playwright's own", () => {
    expect(findBrowser(machine([PLAYWRIGHT]))).toBe(PLAYWRIGHT);
  });

  it('prefers one without windows', () => {
    const shell = '/usr/bin/chromium-headless-shell';
    expect(findBrowser(machine(['/usr/bin/chromium', shell]))).toBe(shell);
  });

  it('installs such a one from Debian, as root only', () => {
    const files = ['/etc/debian_version', '/usr/bin/chromium'];
    const commands: string[] = [];
    const run = (program: string, args: readonly string[]): void => {
      commands.push([program, ...args].join(' '));
      files.push('/usr/bin/chromium-headless-shell');
    };
    expect(findBrowser(machine([...files], { run }))).toBe('/usr/bin/chromium');
    expect(commands).toEqual([]);
    const print = (line: string): void => void commands.push(line);
    expect(findBrowser(machine(files, { run, print, isRoot: true }))).toBe('/usr/bin/chromium-headless-shell');
    expect(commands).toEqual([
      'Installing the Debian package chromium-headless-shell, since this machine has no such browser.',
      'apt-get update -qq',
      'apt-get install -y -qq --no-install-recommends chromium-headless-shell'
    ]);
  });

  it('makes do with what there is where that fails', () => {
    const run = (): never => {
      throw new Error('no network');
    };
    const files = ['/etc/debian_version', '/usr/bin/chromium'];
    expect(findBrowser(machine(files, { run, isRoot: true }))).toBe('/usr/bin/chromium');
  });

  it('says what to do when nothing works', () => {
    const debian = machine(['/etc/debian_version'], { isRoot: true });
    expect(() => findBrowser(debian)).toThrow(MissingToolError);
    const bare = machine([], { playwrightBrowser: () => null });
    expect(() => findBrowser(bare)).toThrow('set PATTERNBOOK_BROWSER to the path');
  });
});
