import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { FromFrame } from '../../src/frame/protocol.ts';
import { readMessage } from '../../src/frame/readMessage.ts';

const MESSAGES: FromFrame[] = [
  { kind: 'ready' },
  { kind: 'shown', run: 3 },
  { kind: 'height', height: 120.5 },
  { kind: 'pong', ping: 7 },
  { kind: 'inspected', inspection: 2, counts: [0, 4] },
  { kind: 'console', run: 3, level: 'warn', text: 'careful' },
  { kind: 'failed', run: 3, failure: { phase: 'render', message: 'Error: no', stack: '' } }
];

it.each(MESSAGES)('reads $kind', (message) => {
  expect(readMessage(message)).toEqual(message);
});

it.each([
  null,
  'ready',
  { kind: 'run' },
  { kind: 'shown', run: '3' },
  { kind: 'height', height: Infinity },
  { kind: 'inspected', inspection: 1, counts: [1, NaN] },
  { kind: 'inspected', inspection: 1, counts: Array.from({ length: 101 }, () => 1) },
  { kind: 'console', run: 1, level: 'table', text: '' },
  { kind: 'console', run: 1, level: 'log', text: 'x'.repeat(10_001) },
  { kind: 'failed', run: 1, failure: { phase: 'other', message: '', stack: '' } },
  { kind: 'failed', run: 1, failure: { phase: 'render', message: {}, stack: '' } }
])('refuses %j', (message) => {
  expect(readMessage(message)).toBeNull();
});

it('never throws, and passes nothing on but what it knows', () => {
  const kinds = fc.constantFrom(...MESSAGES.map(({ kind }) => kind));
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ kind: kinds, run: fc.anything(), more: fc.anything() })),
      (data) => {
        expect(readMessage(data) ?? {}).not.toHaveProperty('more');
      }
    )
  );
});
