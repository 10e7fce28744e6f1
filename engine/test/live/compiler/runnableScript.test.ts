import { runInNewContext } from 'node:vm';

import fc from 'fast-check';
import { type ArrowFunctionExpression, type Node, parseSync, type WhileStatement } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

import { tier } from '../../../../scripts/testing/tier.ts';
import { compileExample } from '../../../src/live/compiler/compileExample.ts';
import { childrenOf } from '../../../src/live/compiler/loopGuards.ts';
import { SETUP, TAB, compiled, error } from './fixtures.ts';
import { modulePrograms } from './fuzz/modulePrograms.ts';

const EXAMPLE = 'export const Example = () => <p/>;';

/** Code of an example as the frame runs it: in a classic script, as the body of a function. */
function scriptOf(text: string): string | null {
  const result = compileExample(text, TAB, 'basic', SETUP);
  const [entry] = result.ok && result.program.kind === 'modules' ? result.program.modules : [];
  return entry ? `(function (module, exports, require) {\n${entry.code}\n});` : null;
}

const STEP = /^__patternbookStep\d*\(\)/;

/** Finds loops, functions and fields without a guard, dynamic imports, and comments in the form of HTML. */
function faultsOf(script: string): string[] {
  // Another parser than that of the compiler, which tells regular expressions from divisions by the grammar.
  const { program, comments, errors } = parseSync('script.js', script, { sourceType: 'script', preserveParens: false });
  const html = comments.filter(({ start }) => /^(?:<!--|-->)/.test(script.slice(start, start + 4)));
  const [outer] = program.body;
  const run = outer?.type === 'ExpressionStatement' && outer.expression;
  return [
    ...errors.map(({ message }) => message),
    ...html.map(({ value }) => `an HTML comment: ${value}`),
    ...(program.body.length === 1 && run && run.type === 'FunctionExpression' && run.body
      ? unguarded(run.body, script)
      : ['more than the function of a module'])
  ];
}

function unguarded(node: Node, script: string): string[] {
  const own = isGuarded(node, script) ? [] : [`${node.type}: ${script.slice(node.start, node.end)}`];
  return [...own, ...childrenOf(node).flatMap((child) => unguarded(child, script))];
}

const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;
const FUNCTION = /^(?:Function(?:Declaration|Expression)|ArrowFunctionExpression)$/;

function isGuarded(node: Node, script: string): boolean {
  return LOOP.test(node.type) || FUNCTION.test(node.type)
    ? startsWithStep((node as WhileStatement | ArrowFunctionExpression).body, script)
    : node.type !== 'ImportExpression';
}

function startsWithStep(body: Node, script: string): boolean {
  return STEP.test(script.slice(body.start, body.end).replace(/^[{(\s;]*(?:(?:'[^']*'|"[^"]*")[\s;]*)*/, ''));
}

/** Number of generated programs, of which a tenth runs. */
const PROGRAMS = { quick: 300, full: 1500 }[tier];

describe('the browser reads the program that was parsed', () => {
  it('with a guard in each loop, function and field, as another parser finds them', () => {
    let runs = 0;
    fc.assert(
      fc.property(modulePrograms(), (text) => {
        const script = scriptOf(text);
        runs += Number(script !== null);
        expect(script === null ? [] : faultsOf(script)).toEqual([]);
      }),
      { numRuns: PROGRAMS }
    );
    expect(runs).toBeGreaterThan(PROGRAMS / 20);
  });

  it.each([
    ['async functions', 'n = async function () {}\n/1; while (true) {} /g'],
    ['async generators', 'n = async function* () {}\n/1; for (;;) {} /g'],
    ['methods', 'n = { async f() {} }\n/1; for (;;) {} /g'],
    ['templates', 'n = `${{}}`\n/1; for (;;) {} /g'],
    ['names that are keywords', 'n = n.if (1)\n/1; for (;;) {} /g']
  ])('with divisions after %s', (_, statement) => {
    const script = scriptOf(`let n = 1;\n${statement}\n${EXAMPLE}`);
    expect(script === null ? [] : faultsOf(script)).toEqual([]);
  });

  it('with regular expressions after functions that are statements', () => {
    const script = scriptOf(
      `async function f() {}\n/1; while (true) {}/g.test('')\nconst g = () => {}\n/a/g.test('');\n${EXAMPLE}`
    );
    expect(script).toContain('/1; while (true) {}/g.test');
    expect(faultsOf(script ?? '')).toEqual([]);
  });

  it.each([
    ['in a comparison', `let b = 1, p = 5;\nlet q = p<!--b; /*\nfor (;;);\n// */\n${EXAMPLE}`, { line: 2, column: 10 }],
    ['on its own line', `let b = 1, p = 5;\nlet q = p\n<!--b;\n${EXAMPLE}`, { line: 3, column: 1 }],
    ['in an element', `let b = 1;\n${EXAMPLE.replace('<p/>', '<p a={b<!--b}/>')}`, { line: 2, column: 37 }]
  ])('without comments in the form of HTML: %s', (_, text, position) => {
    expect(error(text)).toEqual({
      message: '“<!--” begins a comment in scripts, but not in modules. Write spaces between its characters.',
      ...position
    });
  });

  it.each([
    ['strings', "const a = '<!-- --> ';"],
    ['templates', 'const a = `\n--> <!--`;'],
    ['regular expressions', 'const a = /<!--/;'],
    ['comments', '/* <!-- */ // -->\n/*\n--> */'],
    ['elements', 'const a = <p>{"<!--"} --&gt;</p>;'],
    ['operators with spaces', 'let a = 1; const b = a < !--a, c = a-- > 1, d = 8 <<!--a;']
  ])('with the characters of HTML comments in %s', (_, statement) => {
    expect(faultsOf(scriptOf(`${statement}\n${EXAMPLE}`) ?? '')).toEqual([]);
  });

  it('with the step function under another name if the program uses its name', () => {
    const script = scriptOf(
      `const __patternbookStep = 1;\nfor (const a of []) a;\nexport const Example = () => <p>{__patternbookStep}</p>;`
    );
    expect(script).toContain('"use strict";;const __patternbookStep1=__patternbookStep;');
    expect(faultsOf(script ?? '')).toEqual([]);
  });
});

it.each([
  ['fields of classes', 'let n = 40;\nclass A { a = n > 0 && (n--, new A(), new A(), n++) }\nnew A();'],
  ['static fields', 'const make = [];\nclass A { static a = make.push(class { b = (() => 1)() }) }'],
  ['parameters', 'const f = (n, a = n && f(n - 1), b = n && f(n - 1)) => 0;\nf(40);']
])('stops endless work in %s', (_, statements) => {
  const script = (scriptOf(`${statements}\n${EXAMPLE}`) ?? '').replace(/;$/, '');
  let steps = 0;
  const step = (): void => {
    steps += 1;
    if (steps > 1000) {
      throw new Error('Stopped.');
    }
  };
  const run = (): unknown =>
    runInNewContext(`${script}({}, {}, () => ({}))`, { __patternbookStep: step }, { timeout: 5000 });
  try {
    run();
  } catch (thrown) {
    expect(String(thrown)).toContain('Stopped.');
  }
  expect(steps).toBeGreaterThan(0);
});

it('is strict, as modules are', () => {
  expect(compiled(EXAMPLE).program.modules[0]?.code).toMatch(/^"use strict";/);
});
