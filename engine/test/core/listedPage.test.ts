import { describe, expect, it } from 'vitest';

import { listedPageOf } from '../../src/core/listedPage.ts';

describe('listedPageOf', () => {
  const listed = ['/training/html', '/training/react', '/training/react-native'];

  it('is the page whose address the address continues', () => {
    expect(listedPageOf('/training/react-first-steps', listed)).toBe('/training/react');
    expect(listedPageOf('/training/html/forms', listed)).toBe('/training/html');
  });

  it('is the page with the longest of several addresses', () => {
    expect(listedPageOf('/training/react-native-first-steps', listed)).toBe('/training/react-native');
  });

  it('is none for an address that only begins with the same letters, and for a listed one', () => {
    expect(listedPageOf('/training/reactive', listed)).toBeUndefined();
    expect(listedPageOf('/training/html', listed)).toBeUndefined();
  });
});
