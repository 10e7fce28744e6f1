/**
 * The texts of the interface are in `core/texts.ts`, so that a site can replace them. Code must not contain others, and
 * the list no unused ones.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { type Node, parseSync } from 'oxc-parser';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

import { valueChildren } from '../src/examples/childNodes.ts';
import * as texts from '../src/core/texts.ts';

const engine = resolve(import.meta.dirname, '../src');

/** Attributes, props, and properties of objects whose values readers see or hear. */
const SHOWN_NAME =
  /^(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title(?:Text)?|placeholder|label|legend|heading|term|text(?:Content)?|noun|summary|clear|copied|refused|message|notLoaded|failed|tooSlow|data-tooltip|data-scrolls)$/;
/** Functions that show or announce their first argument, or name a part in a failure. */
const SHOWING_CALL = /^(?:announce|loadPart|showPartFailure|usePart|catchTyping)$/;
const WORD = /\p{L}{2}/u;
/** Names, which are the same in all languages, code, and an error that only a bug of the engine causes. */
const ALLOWED = new Set([
  'CodeSandbox',
  'StackBlitz',
  'GitHub',
  'GitLab',
  'TypeScript',
  'JavaScript',
  'HTML',
  'AA',
  'AAA',
  'const',
  'var( )',
  "import { } from ' ';",
  "[data-in]:not([data-in*=' ']){display:none}",
  'The compiler was asked before it was set up.'
]);

/** Words that a string or template contains besides the values in it. */
function wordsOf(node: Node | null | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    return node.value;
  }
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join(' ') : '';
}

/** Strings among the possible values of an expression. */
function stringsIn(node: Node | null | undefined): string[] {
  if (node?.type === 'ConditionalExpression') {
    return [...stringsIn(node.consequent), ...stringsIn(node.alternate)];
  }
  if (node?.type === 'LogicalExpression') {
    return [...stringsIn(node.left), ...stringsIn(node.right)];
  }
  if (node?.type === 'ArrayExpression') {
    return node.elements.flatMap((element) => stringsIn(element));
  }
  return node?.type === 'JSXExpressionContainer' ? stringsIn(node.expression) : [wordsOf(node)];
}

const nameOf = (node: Node): string =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : wordsOf(node);

/** Strings that a node shows by itself, without those of its children. */
function shownStrings(node: Node): string[] {
  if (node.type === 'JSXText') {
    return [node.value];
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return node.children.flatMap((child) => stringsIn(child));
  }
  if (node.type === 'JSXAttribute') {
    return SHOWN_NAME.test(nameOf(node.name)) ? stringsIn(node.value) : [];
  }
  if (node.type === 'Property') {
    return SHOWN_NAME.test(nameOf(node.key)) ? stringsIn(node.value) : [];
  }
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
    return SHOWN_NAME.test(nameOf(node.left.property)) ? stringsIn(node.right) : [];
  }
  return node.type === 'CallExpression' && SHOWING_CALL.test(nameOf(node.callee)) ? stringsIn(node.arguments[0]) : [];
}

/** Finds interface texts in code. */
function hardCodedTexts(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    // Names of keys.
    if (node.type === 'JSXElement' && nameOf(node.openingElement.name) === 'kbd') {
      return;
    }
    found.push(...shownStrings(node).map((text) => text.replaceAll(/\s+/g, ' ').trim()));
    valueChildren(node).forEach(visit);
  };
  visit(parseSync(file, code).program);
  return found.filter((text) => WORD.test(text) && !ALLOWED.has(text));
}

const IMPORT = /import \* as texts from [^;]*;/;

const isTest = (file: string): boolean => /\.test\.tsx?$|\/test[A-Z]\w*\.tsx?$/.test(file);
const files = globSync('{browser,live,ui}/**/*.{ts,tsx}', { cwd: engine }).filter((file) => !isTest(file));
const read = (file: string): string => readFileSync(join(engine, file), 'utf8');

/** Names of the texts, such as `search.recent`. */
function namesIn(node: unknown, path: string): string[] {
  return typeof node === 'string' || (typeof node === 'object' && node !== null && 'one' in node)
    ? [path]
    : Object.entries(node as object).flatMap(([name, member]) =>
        namesIn(member, path === '' ? name : `${path}.${name}`)
      );
}

describe('texts of the interface', () => {
  it('are found in markup, attributes, and objects', () => {
    const code = `
      const notice = { label: 'Knobs', id: 'knobs' };
      announce(isNew ? 'A new knob' : \`Knob \${name}\`);
      element.textContent = 'Turn it';
      const view = <p title="A knob" className="pb-knob"><kbd>Esc</kbd> Turn {count > 1 && 'them'}{label}</p>;
    `;
    expect(hardCodedTexts('Knob.tsx', code)).toEqual([
      'Knobs',
      'A new knob',
      'Knob',
      'Turn it',
      'them',
      'A knob',
      'Turn'
    ]);
  });

  it('are in no other module', () => {
    const found = files.flatMap((file) => hardCodedTexts(file, read(file)).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
  });

  it('are used, all of them', () => {
    const code = globSync('**/*.{ts,tsx}', { cwd: engine })
      .filter((file) => !isTest(file))
      .map(read)
      .join('\n');
    const used = new Set(code.match(/(?<=\btexts\.)\w+(?:\.\w+)*/g));
    // What is read by a computed name is used as a whole, as is a record that is read by its own name.
    const records = new Set(code.match(/(?<=\btexts\.)\w+(?:\.\w+)*(?=\[)/g));
    const isUsed = (name: string): boolean => {
      const ancestors = name.split('.').map((_, depth, names) => names.slice(0, depth).join('.'));
      return (
        used.has(name) ||
        used.has(`${name}.one`) ||
        ancestors.some((record) => records.has(record) || (record.includes('.') && used.has(record)))
      );
    };
    expect(namesIn({ ...texts }, '').filter((name) => !isUsed(name))).toEqual([]);
  });

  it('are imported under a name that nothing else in the module has', () => {
    const importing = files.map((file) => [file, read(file)] as const).filter(([, code]) => IMPORT.test(code));
    const others = importing.filter(([, code]) =>
      /(?:const|let|[({,]) texts\b(?![.:])|\(texts[,)]/.test(code.replace(IMPORT, ''))
    );
    expect(others.map(([file]) => file)).toEqual([]);
  });
});
