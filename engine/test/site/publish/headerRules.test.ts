import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatHeaderRules, parseHeaderRules } from '../../../src/site/publish/headerRules.ts';
import { hostHeaders } from '../../../src/site/publish/hostHeaders.ts';

describe('header rules', () => {
  it('are a pattern with its headers below it', () => {
    const rules = [
      { pattern: '/*', headers: { 'X-Content-Type-Options': 'nosniff', A: 'b: c' } },
      { pattern: '/assets/*', headers: { 'Cache-Control': 'no-cache' } }
    ];
    expect(formatHeaderRules(rules)).toBe(
      '/*\n  X-Content-Type-Options: nosniff\n  A: b: c\n\n/assets/*\n  Cache-Control: no-cache\n'
    );
  });

  it('survive being written and read', () => {
    const rules = hostHeaders({ frame: '/assets/frame-1a2b3c4d.html' });
    expect(parseHeaderRules(formatHeaderRules(rules))).toEqual(rules);
  });

  it('are read around lines that are none, without an error', () => {
    expect(parseHeaderRules('  A: 1\n# all\n/*\n  # more\n  B: 2\nC: 3\n  ! D\n')).toEqual([
      { pattern: '/*', headers: { B: '2' } }
    ]);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(parseHeaderRules(text))));
  });
});
