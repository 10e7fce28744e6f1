import fc from 'fast-check';

/** Statements with loops and functions, whose bodies are more statements. */
const COMPOUND: readonly [string, string][] = [
  ['while (n--) {', '}'],
  ['while (n--)', ''],
  ['for (let i = 0; i < n; i += 1) {', '}'],
  ['for (const key in {}) {', '}'],
  ['for (const one of []) {', '}'],
  ['do {', '} while (n--)'],
  ['do\n', '; while (n--)'],
  ['if (n) {', '}'],
  ['label: {', '}'],
  ['{', '}'],
  ['switch (n) { case 1:', '}'],
  ['try {', '} catch { n }'],
  ['function f() {', '}'],
  ['async function f() {', '}'],
  ['function* f() {', '}'],
  ['async function* f() {', '}'],
  ['const o = { m() {', '}, get g() { return 1 }, async *[n]() {} }'],
  ['class A { static m() {', '} a = 1\n#b = () => n }'],
  ['class A extends Object { static {', '} }'],
  ['(() => {', '})()'],
  ['n = async () => {', '}'],
  ['n = function () {', '}'],
  ['n = async function () {', '}'],
  ['n = async function* () {', '}'],
  ['n = class { constructor() {', '} }'],
  ['n = [1].map((a = () => 1, { b } = {}) => {', '})']
];

/** Expressions, whose ends a parser has to tell from the beginning of a regular expression or a comment. */
const EXPRESSIONS: readonly string[] = [
  'n',
  '1',
  'n++',
  '--n',
  '(n)',
  '[n]',
  '{}',
  '({})',
  '`${n}`',
  '`a${{ b: `${n}` }.b}c`',
  '/a/g',
  '/[/]*/.source',
  "'text'",
  'n.if',
  'n.of(1)',
  'typeof n',
  '!n',
  'function () {}',
  'async function () {}',
  'async function* () {}',
  'async () => {}',
  '() => n',
  '() => ({})',
  'class {}',
  'new class {}',
  'n?.[1]',
  'void 0',
  'this',
  'await_',
  'yield_',
  'async',
  'of',
  'let_'
];

/** What stands between expressions. */
const JOINTS: readonly string[] = [
  '\n',
  ';',
  ';\n',
  ',',
  ' < ',
  '<',
  '>',
  ' > ',
  '/',
  ' / ',
  '\n/',
  '\n/1;while(n--){}/g',
  '/* */',
  '/*\n*/',
  '<!--',
  '< !--',
  '<!--n; /*\n',
  '\n-->',
  ' --> ',
  '-- >',
  '// */\n',
  '/* \u2028 */',
  '\u2028',
  ' in ',
  ' ? n : ',
  '\n(',
  '\n[',
  '\n`',
  '++\n',
  '\n++',
  ' = ',
  ' => '
];

const PREFIXES: readonly string[] = ['', '', '', 'n = ', 'const c = ', 'return ', 'throw ', 'yield\n', 'let q = n'];

const expressionChain: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...PREFIXES),
    fc.constantFrom(...EXPRESSIONS),
    fc.array(fc.tuple(fc.constantFrom(...JOINTS), fc.constantFrom(...EXPRESSIONS)), { maxLength: 2 })
  )
  .map(([prefix, first, rest]) => prefix + first + rest.flat().join(''));

const { statements } = fc.letrec<{ statement: string; statements: string }>((tie) => ({
  statement: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    expressionChain,
    fc
      .tuple(fc.constantFrom(...COMPOUND), tie('statements'))
      .map(([[opening, closing], body]) => `${opening} ${body}${closing}`)
  ),
  statements: fc
    .array(fc.tuple(tie('statement'), fc.constantFrom('\n', ';', ';\n', ' ', '\n\n')), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.flat().join(''))
}));

/**
 * Texts that look like modules, with loops, functions, and places where parsers disagree: ends of statements without
 * semicolons, divisions and regular expressions, and comments in the form of HTML. About half of them have a syntax
 * error.
 * @param last last statement, which an example needs to have a component
 */
export function modulePrograms(last = 'const Example = () => <p/>'): fc.Arbitrary<string> {
  return statements.map((text) => `let n = 3, await_, yield_, let_, async, of;\n${text}\n;${last}`);
}
