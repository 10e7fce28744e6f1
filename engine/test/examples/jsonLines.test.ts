import fc from 'fast-check';
import { expect, it } from 'vitest';

import { jsonLine } from '../../src/examples/jsonLines.ts';

const TEXT = `{
  "solution": "./Solution.tsx",
  "checks": [
    { "task": "First" },
    {
      "task": "Second",
      "styles": {
        "color": "red"
      }
    }
  ]
}
`;

it.each([
  [[], 1],
  [['solution'], 2],
  [['checks', 0, 'task'], 4],
  [['checks', 1], 5],
  [['checks', 1, 'styles', 'color'], 8]
])('finds the line of %j', (path, line) => {
  expect(jsonLine(TEXT, path)).toBe(line);
});

it.each([
  [['checks', 1, 'hint'], 5],
  [['checks', 7], 3],
  [['solution', 'name'], 2],
  [['missing', 'too'], 1]
])('takes the last value that exists of %j', (path, line) => {
  expect(jsonLine(TEXT, path)).toBe(line);
});

it('is never beyond the text', () => {
  fc.assert(
    fc.property(fc.json(), fc.array(fc.oneof(fc.string(), fc.nat(5))), (text, path) => {
      expect(jsonLine(text, path)).toBeLessThanOrEqual(text.split('\n').length);
    })
  );
});
