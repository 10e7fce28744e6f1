import { describe, expect, it } from 'vitest';

import { accepts } from '../../src/history/compareTypes.ts';
import { isBreaking } from '../../src/history/isBreaking.ts';

describe('a type accepts', () => {
  it.each([
    ['React.ReactNode', 'string'],
    ['ReactNode', "'a' | 1 | true | null | React.ReactElement<any> | JSX.Element"],
    ["'sm' | 'md' | 'lg'", "'lg' | 'sm'"],
    ['string', "'sm' | `--${string}`"],
    ['number | string', '4'],
    ['any', '(event: Event) => void'],
    ['string | undefined', 'string'],
    ['string', 'string | undefined']
  ])('%s all of %s', (type, other) => {
    expect(accepts(type, other)).toBe(true);
  });

  it.each([
    ["'lg' | 'sm'", "'sm' | 'md' | 'lg'"],
    ['string', 'React.ReactNode'],
    ['string', 'string | null'],
    ['number', "'4'"],
    ['(event: MouseEvent) => void', '(event: Event) => void'],
    ['string[]', 'string']
  ])('%s not certainly all of %s', (type, other) => {
    expect(accepts(type, other)).toBe(false);
  });
});

it.each([
  ['removed', 'string', null, true],
  ['added', null, 'string', false],
  ['renamed', 'a', 'b', true],
  ['type', 'string', 'ReactNode', false],
  ['type', 'ReactNode', 'string', true],
  ['required', 'optional', 'required', true],
  ['required', 'required', 'optional', false],
  ['default', '1', '2', false]
] as const)('a property that is %s from %s to %s can break code: %s', (kind, before, after, expected) => {
  expect(isBreaking({ subject: 'prop', component: 'acme/A', prop: 'a', kind, before, after })).toBe(expected);
});
