import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { FromFrame } from '../../../src/live/frame/protocol.ts';
import { readMessage } from '../../../src/live/frame/readMessage.ts';

const MESSAGES: FromFrame[] = [
  { kind: 'ready' },
  { kind: 'loaded' },
  { kind: 'shown' },
  { kind: 'pressed' },
  { kind: 'height', height: 120.5 },
  { kind: 'pong', ping: 7 },
  { kind: 'inspected', inspection: 2, counts: [0, 4] },
  { kind: 'console', level: 'warn', text: 'careful' },
  { kind: 'failed', failure: { phase: 'render', message: 'Error: no', stack: '' } }
];

it.each(MESSAGES)('reads $kind', (message) => {
  expect(readMessage(message)).toEqual(message);
});

it.each([
  null,
  'ready',
  { kind: 'run' },
  { kind: 'height', height: Infinity },
  { kind: 'inspected', inspection: 1, counts: [1, NaN] },
  { kind: 'inspected', inspection: 1, counts: Array.from({ length: 101 }, () => 1) },
  { kind: 'console', level: 'table', text: '' },
  { kind: 'console', level: 'log', text: 'x'.repeat(10_001) },
  { kind: 'failed', failure: { phase: 'other', message: '', stack: '' } },
  { kind: 'failed', failure: { phase: 'render', message: {}, stack: '' } }
])('rejects %j', (message) => {
  expect(readMessage(message)).toBeNull();
});

it('never throws, and returns known fields only', () => {
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
