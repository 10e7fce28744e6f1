import { describe, expect, it } from 'vitest';

import { foldCode } from '../../../src/site/documents/foldCode.ts';

const code = (lines: number): string => `<pre><code>${'knob\n'.repeat(lines)}</code></pre>`;

describe('foldCode', () => {
  it('folds long code alone', () => {
    expect(foldCode(`<p>Text</p>${code(3)}${code(20)}`)).toBe(
      `<p>Text</p>${code(3)}<details><summary>Code, 20 lines</summary>${code(20)}</details>`
    );
  });
});
