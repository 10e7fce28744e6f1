import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasFlag, parseInfoString, textAttribute } from '../../src/content/infoString.ts';

describe('parseInfoString', () => {
  it.each([
    'ts file="./A.tsx"',
    "ts file='./A.tsx'",
    'ts file = "./A.tsx"',
    'ts file ="./A.tsx"',
    'ts isBeta file=./A.tsx'
  ])('reads the file of %s', (info) => {
    expect(textAttribute(parseInfoString(info), 'file')).toBe('./A.tsx');
    expect(parseInfoString(info).lang).toBe('ts');
  });

  it('reads flags in all their forms', () => {
    const info = parseInfoString('html isFullscreen isBeta=true isDemo={true} noLive=false wrapper={<div a="b" />}');
    expect(['isFullscreen', 'isBeta', 'isDemo', 'noLive', 'isDeprecated'].map((flag) => hasFlag(info, flag))).toEqual([
      true,
      true,
      true,
      false,
      false
    ]);
  });

  it('treats a bare or empty string attribute as absent', () => {
    expect(textAttribute(parseInfoString('ts file'), 'file')).toBeNull();
    expect(textAttribute(parseInfoString('ts file=""'), 'file')).toBeNull();
  });

  it('parses formatted values back', () => {
    const name = fc.stringMatching(/^[a-z][a-zA-Z-]*$/);
    const value = fc.oneof(fc.constant(true as const), fc.stringMatching(/^[^"\n]*$/));
    const space = fc.constantFrom('', ' ');
    fc.assert(
      fc.property(fc.dictionary(name, value), space, space, (attributes, before, after) => {
        const written = Object.entries(attributes).map(([key, entry]) =>
          entry === true ? key : `${key}${before}=${after}"${entry}"`
        );
        const parsed = parseInfoString(['ts', ...written].join(' '));
        expect(Object.fromEntries(parsed.attributes)).toEqual(attributes);
      })
    );
  });
});
