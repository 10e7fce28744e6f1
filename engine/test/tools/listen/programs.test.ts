import { describe, expect, it } from 'vitest';

import { MissingToolError } from '../../../src/tools/chromium/browser.ts';
import { requirePrograms } from '../../../src/tools/listen/programs.ts';
import { toXKeys } from '../../../src/tools/listen/xKeys.ts';

const env = { PATH: '/bin:/usr/bin' };

describe('the programs of a recording', () => {
  it('may be in any folder of PATH', () => {
    expect(() => requirePrograms({ env, exists: (file) => /^\/usr\//.test(file) })).not.toThrow();
  });

  it('are named by their Debian packages if they are missing', () => {
    const exists = (file: string): boolean => !/orca|at-spi|Xvfb/.test(file);
    expect(() => requirePrograms({ env, exists })).toThrow(MissingToolError);
    expect(() => requirePrograms({ env, exists })).toThrow(/apt-get install orca xvfb at-spi2-core$/);
  });
});

it.each([
  ['Enter', 'Return'],
  ['Space', 'space'],
  ['Shift+Tab', 'shift+Tab'],
  ['Control+ArrowUp', 'ctrl+Up'],
  ['j', 'j']
])('the key %s has the name %s in X', (key, name) => {
  expect(toXKeys(key)).toBe(name);
});
