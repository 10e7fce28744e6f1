import { describe, expect, it } from 'vitest';

import { formatCode } from '../../../src/live/project/formatCode.ts';

describe('formatting', () => {
  it('keeps the cursor where it was in the code', async () => {
    const code = 'const a : string="x"\nexport const  B=()=><b   title={a}>1</b>';
    const { code: formatted, cursor } = await formatCode({ code, lang: 'ts', cursor: code.indexOf('title') });
    expect(formatted).toBe("const a: string = 'x';\nexport const B = () => <b title={a}>1</b>;\n");
    expect(formatted.slice(cursor)).toMatch(/^title/);
  });

  it('formats JavaScript and HTML', async () => {
    expect((await formatCode({ code: 'a( 1 )', lang: 'js', cursor: 0 })).code).toBe('a(1);\n');
    expect((await formatCode({ code: '<p  class="a" >b</p>', lang: 'html', cursor: 0 })).code).toBe(
      '<p class="a">b</p>\n'
    );
  });

  it('tells where an error is', async () => {
    await expect(formatCode({ code: 'const a = 1;\nconst b = ;\n', lang: 'ts', cursor: 3 })).rejects.toThrow(
      /\(2:11\)/
    );
  });
});
