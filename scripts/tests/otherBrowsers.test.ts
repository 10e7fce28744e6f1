import { describe, expect, it } from 'vitest';
import { MissingToolError } from '../../engine/src/tools/chromium/browser.ts';
import { FIREFOX, WEBKIT, findOtherBrowser } from '../browser/otherBrowsers.ts';

/** Mocks a Linux machine on which only the given files exist. */
function machine(files: string[], env: Record<string, string> = {}): Parameters<typeof findOtherBrowser>[1] {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    platform: 'linux',
    exists: (file) => files.includes(file)
  };
}

describe('findOtherBrowser', () => {
  it('takes the browser that the environment names before any other', () => {
    const files = ['/opt/firefox', '/usr/bin/firefox'];
    expect(findOtherBrowser(FIREFOX, machine(files, { PATTERNBOOK_FIREFOX: '/opt/firefox' }))).toBe('/opt/firefox');
    expect(findOtherBrowser(FIREFOX, machine(files))).toBe('/usr/bin/firefox');
  });

  it('says which variable is wrong instead of searching on', () => {
    const wrong = machine(['/usr/bin/firefox'], { PATTERNBOOK_FIREFOX: '/opt/gone' });
    expect(() => findOtherBrowser(FIREFOX, wrong)).toThrow(MissingToolError);
  });

  it('finds none where it is not installed, or lacks what it needs', () => {
    const driver = '/usr/bin/WebKitWebDriver';
    expect(findOtherBrowser(FIREFOX, machine([]))).toBe(null);
    expect(findOtherBrowser(WEBKIT, machine([driver]))).toBe(null);
    expect(findOtherBrowser(WEBKIT, machine([driver], { PATTERNBOOK_WEBKIT_DRIVER: driver }))).toBe(null);
    expect(findOtherBrowser(WEBKIT, machine([driver, '/usr/bin/xvfb-run']))).toBe(driver);
  });
});
