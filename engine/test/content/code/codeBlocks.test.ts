import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseInfoString } from '../../../src/content/infoString.ts';
import { parsePage } from '../support/parsePage.ts';

/** Writes a fence. */
function fence(info: string, ...lines: string[]): string {
  return ['```' + info, ...lines, '```'].join('\n');
}

/** The elements of a block's code, without those of colors. */
function codeOf(body: string): string {
  const { html } = parsePage(body, 'own');
  return (/<code>([^]*?)<\/code>/.exec(html)?.[1] ?? '').replace(/<span class="tok-[^"]*">([^<]*)<\/span>/g, '$1');
}

/** The text of a block's code as it is copied. */
function textOf(body: string): string {
  return codeOf(body)
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

const BUTTON = '<button type="button" class="pb-code-copy" aria-label="" data-copy="" data-tooltip=""></button>';

describe('a block of code', () => {
  it('stays as small as it is without marks', () => {
    expect(parsePage(fence('text', 'a', 'b'), 'own').html).toBe(
      `<div class="pb-code-block"><pre class="pb-code" data-scrolls=""><code>a\nb\n</code></pre>${BUTTON}</div>\n`
    );
  });

  it.each(['bash title="Terminal"', "bash title='Terminal'", 'bash [Terminal]', 'bash {title="Terminal"}'])(
    'has a title: %s',
    (info) => {
      const { html, problems } = parsePage(fence(info, '$ npm ci'), 'own');
      expect(html).toBe(
        '<figure class="pb-code-figure"><figcaption class="pb-code-title" dir="auto">Terminal</figcaption>' +
          '<div class="pb-code-block"><pre class="pb-code" language="bash" data-scrolls="">' +
          `<code><span class="pb-prompt"></span>npm ci\n</code></pre>${BUTTON}</div>\n</figure>\n`
      );
      expect(problems).toEqual([]);
    }
  );

  it('has a title that is text, and a sentence of its own for the search', () => {
    const { html, blocks } = parsePage(`Text.\n\n${fence('ts title="<b>&"', 'a')}\n\nMore.`, 'own');
    expect(html).toContain('dir="auto">&lt;b>&amp;</figcaption>');
    expect(blocks.flatMap((block) => (block.kind === 'prose' ? block.prose.passages[0]?.sentences : []))).toEqual([
      ['Text.'],
      ['<b>&'],
      ['More.']
    ]);
  });

  it.each(['text {1,3-4}', 'text{1,3-4}', 'text mark={1,3-4}', 'text {1} {3-4}', 'text mark="1, 3-4"'])(
    'has marked lines: %s',
    (info) => {
      expect(codeOf(fence(info, 'a', 'b', 'c', 'd'))).toBe(
        '<mark class="pb-line">a\n</mark><span class="pb-line">b\n</span>' +
          '<mark class="pb-line">c\n</mark><mark class="pb-line">d\n</mark>'
      );
    }
  );

  it.each([
    ['text showLineNumbers', 0],
    ['text {showLineNumbers}', 0],
    ['text showLineNumbers=5', 4],
    ['text showLineNumbers={5}', 4],
    ['text startLineNumber=5', 4],
    ['text showLineNumbers startLineNumber=10', 9]
  ])('has numbers, which are no text: %s', (info, before) => {
    const { html, problems } = parsePage(fence(info, 'a', 'b'), 'own');
    expect(html).toContain(
      `<div class="pb-code-block pb-code-lines pb-code-numbered" style="counter-reset: pb-line ${before}">`
    );
    expect(textOf(fence(info, 'a', 'b'))).toBe('a\nb\n');
    expect(problems).toEqual([]);
  });

  it('has no numbers if its fence says so', () => {
    expect(parsePage(fence('text showLineNumbers=false', 'a'), 'own').html).not.toContain('pb-line');
  });

  it('keeps prompts out of the text of marked lines', () => {
    expect(codeOf(fence('bash {1}', '$ npm ci', 'done'))).toBe(
      '<mark class="pb-line"><span class="pb-prompt"></span>npm ci\n</mark><span class="pb-line">done\n</span>'
    );
  });

  it('keeps its colors in marked lines, and across them', () => {
    expect(parsePage(fence('ts {2}', '/* a', 'b */ const c = 1;'), 'own').html).toContain(
      '<code><span class="pb-line"><span class="tok-comment">/* a</span>\n</span>' +
        '<mark class="pb-line"><span class="tok-comment">b */</span> <span class="tok-keyword">const</span> '
    );
  });

  it('loses no character, whatever is marked', () => {
    const line = fc.stringMatching(/^[a-z<>&"' ;=/*-]*$/).filter((text) => !text.includes('[!code'));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('ts', 'html', 'bash', 'python', 'text'),
        (lines, lang) => {
          expect(textOf(`~~~${lang} noLive {1}\n${lines.join('\n')}\n~~~`)).toBe(`${lines.join('\n')}\n`);
        }
      ),
      { numRuns: 50 }
    );
  });
});

const ins = (text: string): string => `<ins class="pb-line">${text}\n</ins>`;
const del = (text: string): string => `<del class="pb-line">${text}\n</del>`;
const mark = (text: string): string => `<mark class="pb-line">${text}\n</mark>`;
const plain = (text: string): string => `<span class="pb-line">${text}\n</span>`;

describe('a diff', () => {
  it.each([
    ['with room for signs', 'diff', [' a', '-b', '+c'], plain('a') + del('b') + ins('c')],
    ['with a space after signs', 'diff lang="ts"', ['  a;', '- b;', '+   c;'], plain('a;') + del('b;') + ins('  c;')],
    ['without room for signs', 'diff', ['a', '-b', '+c'], plain('a') + del('b') + ins('c')],
    ['of ranges', 'ts ins={2} del={1}', ['a;', 'b;', 'c;'], del('a;') + ins('b;') + plain('c;')],
    ['with options of programs', 'diff', ['+--a', ' b'], ins('--a') + plain('b')]
  ])('is understood: %s', (_, info, lines, html) => {
    expect(codeOf(fence(info, ...lines))).toBe(html);
  });

  it('has the colors of its language', () => {
    expect(parsePage(fence('diff lang="ts"', '-const a = 1;'), 'own').html).toContain(
      '<del class="pb-line"><span class="tok-keyword">const</span>'
    );
  });

  it('that can be applied stays as it is', () => {
    const patch = ['--- a/knob.ts', '+++ b/knob.ts', '@@ -1 +1 @@', '-a', '+b'];
    expect(textOf(fence('diff', ...patch))).toBe(`${patch.join('\n')}\n`);
    expect(codeOf(fence('diff', ...patch))).not.toContain('pb-line');
  });
});

describe('a comment in code', () => {
  it.each([
    ['ts', 'a; // [!code highlight]', mark('a;')],
    ['ts', 'a; // [!code hl]', mark('a;')],
    ['ts', 'a; // [!code ++]', ins('a;')],
    ['ts', 'a; // [!code --]', del('a;')],
    ['ts', 'a; // why [!code --]', del('a; // why')],
    ['ts', '<A>{/* [!code ++] */}', ins('&lt;A>')],
    ['css', 'a {} /* [!code ++] */', ins('a {}')],
    ['html', '<a> <!-- [!code ++] -->', ins('&lt;a>')],
    ['python', 'a # [!code ++]', ins('a')],
    ['sql', 'a -- [!code ++]', ins('a')],
    ['lisp', '(a) ;; [!code ++]', ins('(a)')],
    ['erlang', 'a % [!code ++]', ins('a')],
    ['ocaml', 'a (* [!code ++] *)', ins('a')],
    ['vb', "a ' [!code ++]", ins('a')],
    ['json', '"a": 1 // [!code ++]', ins('"a": 1')],
    ['ts', 'a; // [!code error]', '<mark class="pb-line pb-line-error">a;\n</mark>'],
    ['ts', 'a; // [!code warning]', '<mark class="pb-line pb-line-warning">a;\n</mark>'],
    ['ts', 'a; // [!code focus]', '<span class="pb-line pb-line-focus">a;\n</span>'],
    ['ts', 'a; // [!code ++] // [!code focus]', '<ins class="pb-line pb-line-focus">a;\n</ins>'],
    ['ts', 'a; // [!code ++:2]\nb;\nc;', ins('a;') + ins('b;') + plain('c;')],
    ['ts', '// [!code highlight:2]\na;\nb;\nc;', mark('a;') + mark('b;') + plain('c;')],
    ['ts', '// highlight-next-line\na;\nb;', mark('a;') + plain('b;')],
    ['ts', '// highlight-start\na;\nb;\n// highlight-end\nc;', mark('a;') + mark('b;') + plain('c;')],
    ['jsx', '{/* highlight-next-line */}\n<A />', mark('&lt;A />')],
    ['html', '<!-- highlight-next-line -->\n<a>', mark('&lt;a>')],
    ['yaml', '# highlight-next-line\na: 1', mark('a: 1')]
  ])('says something about lines, and is gone: %s %s', (lang, code, html) => {
    const body = fence(`${lang} noLive`, code);
    const { problems } = parsePage(body, 'package');
    expect(codeOf(body)).toBe(html);
    expect(problems.filter(({ code: name }) => name !== 'unknown-language' && name !== 'unknown-fence-word')).toEqual(
      []
    );
  });

  it.each([
    ['// [!code word:size]\nsize(a);\nsizes', '<mark class="pb-code-word">size</mark>(a);', 2],
    ['// [!code word:size:1]\nsize(a);\nsizes', '<mark class="pb-code-word">size</mark>(a);', 1],
    ['a.b = c; // [!code word:a.b]', '<mark class="pb-code-word">a.b</mark> = c;', 1],
    ['a: b; // [!code word:a\\: b]', '<mark class="pb-code-word">a: b</mark>;', 1]
  ])('marks words: %s', (code, html, count) => {
    const found = codeOf(fence('ts noLive', code));
    expect(found).toContain(`<span class="pb-line">${html}\n</span>`);
    expect(found.match(/pb-code-word/g)).toHaveLength(count);
  });

  it('marks words that begin and end within colors', () => {
    expect(parsePage(fence('ts', "const a = 'text'; // [!code word:t a]"), 'own').html).toContain(
      '<span class="tok-keyword">cons</span><mark class="pb-code-word"><span class="tok-keyword">t</span> a</mark>'
    );
  });

  const word = (text: string, kind = 'mark'): string => `<${kind} class="pb-code-word">${text}</${kind}>`;

  it.each([
    ['ts "size"', 'size(a);', `${word('size')}(a);`],
    ["ts 'size'", 'size(a);', `${word('size')}(a);`],
    ['ts mark="size"', 'size(a);', `${word('size')}(a);`],
    ['ts ins="size" del="(a)"', 'size(a);', `${word('size', 'ins')}${word('(a)', 'del')};`],
    ['ts "a" ins="ab"', 'ab;', `${word('ab', 'ins')};`],
    ['ts "say \\"a\\""', 'say "a";', `${word('say "a"')};`],
    ['ts /s[a-z]+e/', 'size(side);', `${word('size')}(${word('side')});`],
    ['ts /(s)ize/', 'size;', `${word('s')}ize;`],
    ['ts ins=/\\w+ze/', 'size;', `${word('size', 'ins')};`],
    ['ts /a\\/b/', 'a/b;', `${word('a/b')};`],
    ['ts /[/]b/', 'a/b;', `a${word('/b')};`],
    ['ts "b" {1}', 'a.b;', null]
  ])('marks texts that the fence names, as Expressive Code does: %s', (info, code, html) => {
    const body = fence(info, code);
    expect(parsePage(body, 'own').problems).toEqual([]);
    expect(codeOf(body)).toBe(
      html === null ? `<mark class="pb-line">a.${word('b')};\n</mark>` : `<span class="pb-line">${html}\n</span>`
    );
  });

  it.each(['ts file=./a/b/c.ts', 'ts title="a /b/ c"', 'ts title=\'a "b"\'', 'ts [a "b"]'])(
    'takes no value for a text to mark: %s',
    (info) => {
      expect(parseInfoString(info).marks).toEqual([]);
    }
  );

  it.each([
    ['a // [!!code ++]', 'a // [!code ++]\n'],
    ['a // [\\!code ++]', 'a // [!code ++]\n'],
    ["const a = '[!code ++]';", "const a = '[!code ++]';\n"],
    ['// The word highlight-start is text.', '// The word highlight-start is text.\n']
  ])('may be shown: %s', (code, text) => {
    expect(textOf(fence('ts noLive', code))).toBe(text);
    expect(codeOf(fence('ts noLive', code))).not.toContain('pb-line');
  });

  it('counts for no line number on the fence', () => {
    expect(codeOf(fence('ts {2}', '// [!code ++]', 'a;', 'b;'))).toBe(ins('a;') + mark('b;'));
  });
});

describe('what marks no line', () => {
  const found = (body: string): [number, string][] =>
    parsePage(body, 'own').problems.map(({ code, severity, message, location, hint }) => {
      expect([code, severity, hint]).toEqual(['code-mark', 'warning', expect.stringMatching(/\.$/)]);
      return [(location?.line ?? 0) - 3, message];
    });

  it.each([
    [fence('text {0}', 'a'), 1, '"0" in {0} is neither a line nor a range of lines.'],
    [fence('text {3-1,x}', 'a'), 1, '"3-1,x" in {3-1,x} is neither a line nor a range of lines.'],
    [fence('text ins={two}', 'a'), 1, '"two" in ins={two} is neither a line nor a range of lines.'],
    [fence('text "size"', 'a'), 1, 'The fence marks "size", which is nowhere in the code.'],
    [fence('text ins=/b+/', 'a'), 1, 'The fence marks ins=/b+/, which is nowhere in the code.'],
    [
      fence('text /(a/', 'a'),
      1,
      "The pattern /(a/ can't be read: Invalid regular expression: /(a/dg: Unterminated group."
    ],
    [fence('text /^(a+)+$/', `${'a'.repeat(40)}b`), 1, 'The pattern /^(a+)+$/ takes too long to search in this code.'],
    [fence('text {1,3-4}', 'a', 'b'), 1, 'The code has 2 lines, and the fence marks {3-4}.'],
    [
      fence('text showLineNumbers=x', 'a'),
      1,
      'The value of showLineNumbers on this fence is not the number of a line.'
    ],
    [fence('text startLineNumber', 'a'), 1, 'The value of startLineNumber on this fence is not the number of a line.'],
    [fence('ts', 'a;', 'b; // [!code added]'), 3, '"[!code added]" says nothing about a line.'],
    [fence('ts', 'a; // [!code ++:3]', 'b;'), 2, '"[!code ++:3]" is about 1 more line than there are.'],
    [fence('ts', 'a;', '// highlight-next-line'), 3, '"highlight-next-line" is about 1 more line than there are.'],
    [fence('text', 'a [!code ++]'), 2, 'A mark for a line of code is in no comment, and is shown as it is written.'],
    [fence('ts', '// highlight-start', 'a;'), 2, '"highlight-start" is never ended.'],
    [fence('ts', 'a;', '// highlight-end'), 3, 'Nothing begins before "highlight-end".'],
    [
      '### A\n\n' + fence('ts live', '<b />; // [!code ++]'),
      4,
      'A live example has no marked lines: this comment is shown as it is written.'
    ]
  ])('is reported with its line: %s', (body, line, message) => {
    expect(found(body)).toEqual([[line, message]]);
  });
});
