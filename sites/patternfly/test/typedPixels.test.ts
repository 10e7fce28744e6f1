import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

import { siteFolder } from './realSite.ts';

/** Guidelines and accessibility tabs of components, whose sizes a figure can show. */
const TABS = globSync('content/components/**/{design-guidelines,accessibility}.md', { cwd: siteFolder });

const PIXELS = /(?<![\w.])\d[\d.,]*(?: by \d+)? ?(?:px|pixels?)\b/g;
const FENCE = /^(~~~|```)[^]*?^\1$/gm;

/** Numbers that no example shows, by what is said about them. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  'a limit of WCAG': /WCAG|Success Criterion|^\| 2\.5\.8 |24 by 24|24 × 24|44 × 44/i,
  'a rule of thumb': /rule of thumb/
};

/** Returns the lines with pixels that are typed though an example could show them. */
function typedPixels(markdown: string): string[] {
  return markdown
    .replace(FENCE, '')
    .split('\n')
    .filter((line) => (line.match(PIXELS) ?? []).length > 0)
    .filter((line) => !Object.values(ALLOWED).some((reason) => reason.test(line)));
}

describe('sizes of components are measured, not typed', () => {
  it.each(TABS)('%s', (file) => {
    expect(typedPixels(readFileSync(join(siteFolder, file), 'utf8'))).toEqual([]);
  });

  it('in sentences and tables, whereas code and numbers of standards may be typed', () => {
    expect(typedPixels('| `sm` | 29 px |\nA menu grows to 1,300 pixels.')).toHaveLength(2);
    expect(
      typedPixels('~~~ts figure\nwidth: 29 px\n~~~\nWCAG asks for 24 pixels.\n640 px is a rule of thumb.')
    ).toEqual([]);
  });
});
