import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { type DocComment, readDocComment } from '../../../src/reference/properties/docComment/readDocComment.ts';

const FILE = '/props.d.ts';

/** Reads the comment of a member of the last interface in a declaration file. */
function readMember(code: string, member = 'value'): DocComment {
  const source = ts.createSourceFile(FILE, code, ts.ScriptTarget.Latest, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name) => (name === FILE ? source : undefined)
  };
  const checker = ts.createProgram([FILE], { noLib: true, types: [] }, host).getTypeChecker();
  const owner = source.statements.findLast((each) => ts.isInterfaceDeclaration(each));
  const symbol = owner && checker.getTypeAtLocation(owner).getProperty(member);
  if (!symbol) {
    throw new Error(`There is no member ${member}.`);
  }
  return readDocComment(symbol, checker);
}

/** Wraps text in a doc comment. */
function comment(text: string): string {
  return ['/**', ...text.split('\n').map((line) => ` * ${line}`), ' */'].join('\n');
}

function read(text: string): DocComment {
  return readMember(`interface Props {\n${comment(text)}\nvalue: string }`);
}

describe('the end of a description', () => {
  it.each([
    'Use the @acme/icons package, or mail to us.',
    'Mail me@acme.example or @acme.ui on the network.',
    'Adds a style sheet.\n\n```css\n@media (min-width: 600px) { .x { color: red } }\n```\n\nFurther text.',
    'Adds a style sheet.\n\n~~~\n@deprecated in the code\n~~~\n\nFurther text.',
    'Runs in\n@media print only.',
    'Decorates with\n@Component({}) classes.',
    'Typically a\n@acme/react Button.',
    'Uses `a; @deprecated`.'
  ])('is not at an at sign: %j', (text) => {
    expect(read(text)).toMatchObject({ description: text, deprecated: false });
  });

  it('is at a tag that begins a line, or follows a sentence', () => {
    for (const text of ['First.\n@deprecated Use b.', 'First. @deprecated Use b.', 'First.\n  @deprecated\n  Use b.']) {
      expect(read(text)).toMatchObject({ description: 'First.', deprecated: true, deprecatedMessage: 'Use b.' });
    }
  });

  it('is kept in a comment without asterisks', () => {
    const code = 'interface Props {\n/**\n  First.\n\n    - second\n  @beta */\nvalue: string }';
    expect(readMember(code)).toMatchObject({ description: 'First.\n\n  - second', beta: true });
  });

  it('is kept without the indentation that all lines but the first share', () => {
    const code = 'interface Props {\n/** First.\n *   Second.\n *     - third **/\nvalue: string }';
    expect(readMember(code).description).toBe('First.\nSecond.\n  - third');
  });

  it('comes before unknown tags that follow known ones', () => {
    expect(read('First.\n@beta\n@acmeOnly for us\n@default 3')).toMatchObject({
      description: 'First.',
      beta: true,
      defaultValue: '3'
    });
  });

  it('keeps decorators in the code of an example', () => {
    expect(read('First.\n@example\n@Component()\nclass A {}').description).toBe(
      'First.\n\nExample:\n\n```\n@Component()\nclass A {}\n```'
    );
  });

  it('is the end of the text, whatever words it has', () => {
    const word = fc.stringMatching(/^[a-z@{}`.,/*#-]{1,8}$/).filter((text) => !/^`{3}|\*\//.test(text));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        // Letters in front keep the words from being tags, lists, or inline tags.
        const text = `x${words.join(' x').replaceAll('{@', '@')}`;
        expect(read(text).description).toBe(text.trim());
      })
    );
  });
});

describe('inline tags', () => {
  it.each([
    ['See {@link https://acme.example/a the guide}.', 'See [the guide](<https://acme.example/a>).'],
    ['See {@link https://acme.example/a|the\n guide}.', 'See [the guide](<https://acme.example/a>).'],
    ['See {@link https://acme.example/a}.', 'See <https://acme.example/a>.'],
    ['See [the guide]{@link https://acme.example/a}.', 'See [the guide](<https://acme.example/a>).'],
    ['See {@link Props.css | the css prop}.', 'See the css prop.'],
    ['See {@link Props.css the css prop}.', 'See the css prop.'],
    ['See {@link Props.css}.', 'See `Props.css`.'],
    ['See {@linkcode Props}.', 'See `Props`.'],
    ['See {@linkcode Props | those}.', 'See `those`.'],
    ['See {@linkplain Props}.', 'See `Props`.'],
    ['As {@label it}written.', 'As written.'],
    ['In `{@link Props}` and ``{@link `a`}``.', 'In `{@link Props}` and ``{@link `a`}``.'],
    ['```\n{@link Props}\n```', '```\n{@link Props}\n```'],
    ['An ` alone, {@link Props}.', 'An ` alone, `Props`.'],
    ['A {@whatever x} and {@link', 'A {@whatever x} and {@link']
  ])('%j', (text, description) => {
    expect(read(text).description).toBe(description);
  });

  it('are replaced in messages and parameters', () => {
    expect(read('First.\n@deprecated Use {@link other}.\n@param a See {@link b}.')).toMatchObject({
      description: 'First.\n\nParameters:\n\n- `a`: See `b`.',
      deprecatedMessage: 'Use `other`.'
    });
  });
});

describe('default values', () => {
  it.each([
    ["@default `'lg'`", "'lg'"],
    ['@default ``a ` b``', 'a ` b'],
    ['@defaultValue\n```ts\n{ a: 1 }\n```', '{ a: 1 }'],
    ['@default `a` or `b`', '`a` or `b`'],
    ['@default undefined', null],
    ['@default `undefined`', null],
    ['@default', null],
    ['@defaultvalue false', 'false']
  ])('%j', (text, value) => {
    expect(read(text).defaultValue).toBe(value);
  });
});

describe('the comments of a symbol', () => {
  it('are inherited by a member without one', () => {
    const code = `interface Base {\n${comment('From the base.\n@default 1')}\nvalue: string }\n
      interface Middle extends Base { other: string }\ninterface Props extends Middle { value: 'a' }`;
    expect(readMember(code)).toMatchObject({ description: 'From the base.', defaultValue: '1' });
  });

  it('are added to an own one that asks for them', () => {
    const code = `interface Base {\n${comment('From the base.')}\nvalue: string }\n
      interface Props extends Base {\n${comment('{@inheritDoc Base.value}')}\nvalue: 'a' }`;
    expect(readMember(code).description).toBe('From the base.');
  });

  it('end where interfaces extend each other', () => {
    expect(
      readMember('interface A extends Props { value: string } interface Props extends A { value: string }')
    ).toMatchObject({
      description: ''
    });
  });

  it('list the parameters of a callback', () => {
    const text =
      'Called on change.\n@param {string} value - The new value.\n@param [other=1] Another.\n@param none\n@returns false to stop.';
    expect(read(text).description).toBe(
      'Called on change.\n\nParameters:\n\n- `value`: The new value.\n- `other`: Another.\n\nReturns false to stop.'
    );
  });

  it.each(['hide', 'hidden', 'internal', 'ignore', 'private'])('hide a member by @%s', (tag) => {
    expect(read(`First.\n@${tag}`).isHidden).toBe(true);
  });
});

describe('tags on one line', () => {
  it.each([
    ['a value and a tag', '@default true @deprecated Use `open`.'],
    ['a modifier and a tag', '@beta @default true @deprecated Use `open`.'],
    ['a sentence and two tags', 'Opens it. @default true @deprecated Use `open`.'],
    ['tags after sentences', 'Opens it. @default `true` @deprecated Use `open`.']
  ])('are read: %s', (_, text) => {
    const { deprecated, defaultValue, description, deprecatedMessage } = read(text);
    expect([deprecated, defaultValue]).toEqual([true, 'true']);
    expect(`${description}${deprecatedMessage}`).toContain('Use `open`.');
  });

  it('are none within strings, code, and examples', () => {
    expect(read("@default 'a @deprecated b'").defaultValue).toBe("'a @deprecated b'");
    expect(read('@default `a @deprecated b`').defaultValue).toBe('a @deprecated b');
    expect(read('Opens it.\n@example @deprecated class A {}').deprecated).toBe(false);
    expect(read('Sent to the @beta channel').beta).toBe(false);
  });
});
