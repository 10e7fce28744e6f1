import { describe, expect, it } from 'vitest';

import { parsePage } from './support/parsePage.ts';

/** What a body is warned about: the line in the body, and the start of the message. */
function warnings(body: string): [number, string][] {
  return parsePage(body).problems.flatMap(({ code, message, location, hint }) => {
    expect(hint).not.toBe('');
    return code === 'unsupported-markdown' ? [[(location?.line ?? 0) - 3, message.split(' is not ')[0] ?? '']] : [];
  });
}

describe('syntax of other dialects', () => {
  it.each([
    ['Text\n\n{/* a note */}', 3, 'A comment of MDX'],
    ['Text {/* a\nnote */}', 1, 'A comment of MDX'],
    ['Since {props.version}.', 1, 'An expression in braces'],
    ['{1 + 2}', 1, 'An expression in braces'],
    ['{title}', 1, 'An expression in braces'],
    ['| a | b |\n| - | - |\n| x | {props.a} |', 3, 'An expression in braces'],
    ['{list.map((item) => (\n  <li>{item}</li>\n))}', 1, 'An expression in braces'],
    ["export const metadata = { title: 'Knob' };", 1, 'An export'],
    ['Text\nexport default Layout', 2, 'An export'],
    ['{{"demo": "Basic.js", "bg": true}}', 1, 'A demo in double braces'],
    ['Text\n{{\n  "component": "Header.js"\n}}', 2, 'A demo in double braces'],
    ['Text[^1].\n\n[^2]: Footnote', 1, 'A footnote without a text'],
    ['$$\na + b\n$$', 1, 'A formula'],
    ['<<< @/snippets/knob.js{2}', 1, 'A code snippet of VitePress'],
    ['Text\n:::note [a] {b} c', 2, 'A container'],
    ['Text\n\n> [!TIP]- Title\n> text', 3, 'A callout that folds'],
    ['> [!NOTE]+\n> text', 1, 'A callout that folds'],
    ['[[toc]]', 1, 'A table of contents'],
    ['*[HTML]: Markup', 1, 'An abbreviation'],
    ['Ready :rocket:', 1, 'A short code of an emoji'],
    ['![a](./a.png =50%x)', 1, 'An attribute in braces'],
    ['![a](./a.png){.wide}', 1, 'An attribute in braces'],
    ['Text\n\n!!! warning "Title"\n    text', 3, 'An admonition of MkDocs'],
    ['??? note\n    text', 1, 'An admonition of MkDocs'],
    ['=== "npm"\n    text', 1, 'A tab of MkDocs'],
    ['See [[Other page|its text]].', 1, 'A link of a wiki'],
    ['See [the guide](./my guide.md).', 1, 'A link whose address has spaces'],
    ['![A](https://acme.example/a b.png)', 1, 'A link whose address has spaces'],
    ['It is ==very important== here.', 1, 'Highlighted text'],
    ['{% include note.html %}', 1, 'A tag of a template language'],
    ['```mermaid\ngraph TD\n```', 1, 'A diagram']
  ])('is reported with its line: %j', (body, line, name) => {
    expect(warnings(body)).toContainEqual([line, name]);
  });

  it.each([
    'Use `{props.x}` and `:::note`, or `[^1]`.',
    '```jsx noLive\n{/* a comment */}\nexport const a = {props.x};\n:::\n[^1]: x\n- [ ] y\n```',
    'Address: /users/{id}/posts, ${name}, {{ mustache }}, f(x) = x{2}.',
    'Exports are listed: export them all. Import and export settings.',
    'At 10:30: open. Ratio 1:2:3. A::B. Type:value:other.',
    'An array is [x] or [ ].\n\n1. [link](https://a.example)',
    'Pay $5 or $$ more.',
    'An item[0](see a.b for more), [a]( /b "c" ), f[x](y z), [a](./b "c d").',
    'Really!!! And a == b, a === b, c == d. Or ??? what? An array [[1, 2]], [[a](b)], 1 <<< 2, 5 %} {%',
    '| a | b |\n| - | - |\n| {} | b{c} |'
  ])('is not seen where there is none: %j', (body) => {
    expect(warnings(body)).toEqual([]);
  });
});

describe('a file that an element names and no browser loads', () => {
  const included = (body: string): string[] =>
    parsePage(body).problems.flatMap(({ code, message, location }) =>
      code === 'unsupported-include' ? [`${(location?.line ?? 0) - 3} ${message}`] : []
    );

  it.each([
    ['Text\n\n<code src="./demo/basic.tsx">Basic</code>', 3, 'code'],
    ['A <code src="./demo/basic.tsx"></code> in a sentence.', 1, 'code'],
    ['<div src="./demo/basic.tsx">\n\nBasic\n\n</div>', 1, 'div']
  ])('is reported: %j', (body, line, element) => {
    const message = `<${element} src="./demo/basic.tsx"> shows nothing: what the file has is missing here.`;
    expect(included(body)).toEqual([`${line} ${message}`]);
  });

  it.each([
    'In backticks: `<code src="./demo/basic.tsx">`.',
    '<img src="./a.png" alt="A"> <video src="a.mp4"></video> <acme-demo src="./a.tsx"></acme-demo>',
    '<code>a</code> <code src="">b</code>'
  ])('is not seen where there is none: %j', (body) => {
    expect(included(body)).toEqual([]);
  });
});

describe('the words of a fence', () => {
  const words = (info: string): string[] =>
    parsePage(`### Knob\n\n\`\`\`${info}\n\`\`\``).problems.flatMap(({ code, message, hint }) =>
      code === 'unknown-fence-word' ? [`${message} ${hint}`] : []
    );

  it.each([
    ['html isFullScreen', /^"isFullScreen" means nothing on a fence. Did you mean "isFullscreen"\?$/],
    ['html colour=red', /^"colour" means nothing/],
    ['html title="Knob"', /^"title" has no effect on this fence: only figures have one/],
    ['js noLive caption="Knob."', /^"caption" has no effect on this fence: it is code, not a live example/],
    ['bash isBeta', /^"isBeta" has no effect/],
    ['bash titel="knob.sh"', /^"titel" means nothing on a fence. Did you mean "title"\?$/],
    ['bash lang="ts"', /^"lang" means nothing/],
    ['ts{2}', /^"\{2\}" has no effect on this fence: it is a live example, not code/],
    ['js [knob.js]', /^"\[knob.js\]" has no effect on this fence: it is a live example/],
    ['html showLineNumbers', /^"showLineNumbers" has no effect on this fence: it is a live example/],
    [
      'html live',
      /^"live" has no effect on this fence of a package. Remove it: in packages, the fences of js, ts, and html run/
    ],
    ['html isBeta="yes"', /^The value of isBeta on this fence is neither "true" nor "false"/]
  ])('are reported if they mean nothing there: %s', (info, message) => {
    expect(words(info)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    'html isFullscreen isBeta=true isDeprecated="false" thumbnail="./a.png"',
    'ts file = "./Knob.tsx" isDemo hasThemeSwitcher hasRTLSwitcher',
    'html figure="do" title="A" caption="B" width="3rem" parts=".a; above: .b"',
    'js noLive',
    'js noLive title="knob.js" {1,3-5} ins={2} del={6-7} mark={8} showLineNumbers',
    'tsx [Knob.tsx]{1} startLineNumber=5',
    'diff lang="ts"',
    'ts noLive file="./knob.ts#size" region="size"',
    'nolive',
    'bash',
    ''
  ])('are known: %s', (info) => {
    expect(words(info)).toEqual([]);
  });

  it.each([
    ['tsx live isBeta', []],
    ['html live figure title="A" caption="B."', []],
    ['bash live', ['"live" has no effect on this fence: bash doesn\'t run. Remove it;']],
    ['ts live noLive', ['"live" has no effect on this fence, which also says "noLive". Remove it;']],
    [
      'html isFullscreen',
      [
        '"isFullscreen" has no effect on this fence: it is code, not a live example. Write "live" on the fence to run its code'
      ]
    ],
    ['tsx liv', ['"liv" means nothing on a fence. Did you mean "live"?']]
  ])('are those of own content there: %s', (info, messages) => {
    const { problems } = parsePage(`### Knob\n\n\`\`\`${info}\n\`\`\``, 'own');
    expect(problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual(
      messages.map((message): unknown => expect.stringContaining(message))
    );
  });

  it('are reported if they hide the code of the fence', () => {
    expect(parsePage('### A\n\n```ts file="./A.tsx"\na\n```').problems).toMatchObject([
      { code: 'unknown-fence-word', message: 'The code in this fence is not shown: its file is.' }
    ]);
  });
});

describe('an opening line of a fence', () => {
  const broken = (body: string) =>
    parsePage(body).problems.flatMap(({ code, location }) => (code === 'broken-fence' ? [location?.line] : []));

  it('is reported if a backtick in its words keeps it from opening code', () => {
    expect(broken('Words.\n```ts figure caption="A `Knob`."\nconst a = 1;\n```')).toEqual([5]);
    expect(broken('- Item\n\n  ````html title="`a` and `b`"\n  <b>a</b>\n  ````')).toEqual([6]);
  });

  it.each(['```ts\na\n```', '~~~ts title="`a`"\nb\n~~~', '```a` b```', '`` a ` b `` and `c`', 'In words: ```'])(
    'is none in %j',
    (body) => {
      expect(broken(body)).toEqual([]);
    }
  );
});

describe('a heading', () => {
  it('has the id that its author gives it', () => {
    const { html, toc, anchors, problems } = parsePage(
      '## Sizes of `knobs` {#sizes}\n\n## Sizes\n\n##### Deep {#deep}'
    );
    expect(html).toContain('<h2 id="sizes">Sizes of <code>knobs</code></h2>');
    expect(html).toContain('<h2 id="sizes-0">Sizes</h2>');
    expect(html).toContain('id="deep"');
    expect(toc).toEqual([
      { text: 'Sizes of knobs', id: 'sizes' },
      { text: 'Sizes', id: 'sizes-0' }
    ]);
    expect(anchors.has('sizes')).toBe(true);
    expect(problems).toEqual([]);
  });

  it('can give it to an example', () => {
    const { examples } = parsePage('### Basic knob {#basic}\n\n```html\n<p>\n```');
    expect(examples).toMatchObject([{ title: 'Basic knob', slug: 'basic' }]);
  });

  it.each([
    ['## A {#x}\n\n## B {#x}', 'duplicate-anchor', 6],
    ['## A {#}', 'heading-id', 4],
    ['## A {#pb_tooltip}', 'heading-id', 4],
    ['## A {#a b}', 'heading-id', 4],
    ['## A\n\n###', 'empty-heading', 6],
    ['###\n\n```html\n<p>\n```', 'empty-heading', 4]
  ])('is reported if its id or text is missing or taken: %j', (body, code, line) => {
    expect(parsePage(body).problems).toContainEqual(
      expect.objectContaining({ code, severity: 'error', location: { file: '/acme/page.md', line } })
    );
  });

  it('without text names no example', () => {
    expect(parsePage('###\n\n```html\n<p>\n```').examples).toMatchObject([{ title: 'Untitled example' }]);
  });
});
