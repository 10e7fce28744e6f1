/**
 * Rules about the language of the site: words that readers see or hear are in `engine/src/core/texts.ts`, and everything
 * that depends on a language is in `engine/src/core/language.ts`.
 */

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
function wordsOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    return node.value;
  }
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join(' ') : '';
}

/** Nodes with a string among the possible values of an expression. */
function stringsIn(node) {
  switch (node?.type) {
    case 'ConditionalExpression':
      return [...stringsIn(node.consequent), ...stringsIn(node.alternate)];
    case 'LogicalExpression':
      return [...stringsIn(node.left), ...stringsIn(node.right)];
    case 'ArrayExpression':
      return node.elements.flatMap(stringsIn);
    case 'JSXExpressionContainer':
      return stringsIn(node.expression);
    case 'Literal':
    case 'TemplateLiteral':
      return [node];
    default:
      return [];
  }
}

const nameOf = (node) => (node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : wordsOf(node));

/** Whether an object describes a schema for programs, as in `.meta({ title: 'Pages' })`. */
const isSchemaText = ({ parent }) =>
  parent.type === 'CallExpression' && nameOf(parent.callee.property ?? {}) === 'meta';

const noLiteralWords = {
  meta: {
    type: 'problem',
    messages: { literal: '"{{text}}" is shown to readers: write it in core/texts.ts, so that sites can translate it.' }
  },
  create(context) {
    const check = (node, words) => {
      const text = words.replaceAll(/\s+/g, ' ').trim();
      if (WORD.test(text) && !ALLOWED.has(text)) {
        context.report({ node, messageId: 'literal', data: { text } });
      }
    };
    const checkStrings = (node) => stringsIn(node).forEach((each) => check(each, wordsOf(each)));
    const checkNamed = (name, value) => SHOWN_NAME.test(nameOf(name)) && checkStrings(value);
    // Names of keys.
    const isKey = ({ parent }) => parent.type === 'JSXElement' && nameOf(parent.openingElement.name) === 'kbd';
    return {
      JSXText: (node) => isKey(node) || check(node, node.value),
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': (node) => isKey(node) || checkStrings(node),
      JSXAttribute: ({ name, value }) => checkNamed(name, value),
      Property: ({ key, value, parent }) => isSchemaText(parent) || checkNamed(key, value),
      AssignmentExpression: ({ left, right }) => left.type === 'MemberExpression' && checkNamed(left.property, right),
      CallExpression: ({ callee, arguments: [first] }) =>
        callee.type === 'Identifier' && SHOWING_CALL.test(callee.name) && checkStrings(first)
    };
  }
};

/** `bundle/scripts/inlineTexts.ts` finds texts by the name of their module, in whatever scope. */
const noShadowedTexts = {
  meta: {
    type: 'problem',
    messages: {
      shadowed: 'Use another name: the bundler takes all that is named "texts" for the texts of the interface.'
    }
  },
  create: ({ sourceCode, report }) => ({
    'Program:exit'() {
      const named = sourceCode.scopeManager.scopes.flatMap(({ variables }) =>
        variables.filter(({ name, defs }) => name === 'texts' && defs.length > 0)
      );
      const isImport = ({ defs: [{ node }] }) => node.type === 'ImportNamespaceSpecifier';
      if (named.some(isImport)) {
        named
          .filter((variable) => !isImport(variable))
          .forEach(({ defs: [{ name }] }) => report({ node: name, messageId: 'shadowed' }));
      }
    }
  })
};

const LOCALIZED_METHOD = /^(?:localeCompare|toLocale(?:Date|Time)?String|toLocale(?:Lower|Upper)Case)$/;

const noFixedLanguage = {
  meta: {
    type: 'problem',
    messages: { fixed: 'Use a function of core/language.ts, which knows the language of the site.' }
  },
  create: ({ report }) => ({
    NewExpression: (node) =>
      node.callee.type === 'MemberExpression' &&
      nameOf(node.callee.object) === 'Intl' &&
      nameOf(node.callee.property) !== 'Locale' &&
      report({ node, messageId: 'fixed' }),
    CallExpression: (node) =>
      node.callee.type === 'MemberExpression' &&
      LOCALIZED_METHOD.test(nameOf(node.callee.property)) &&
      report({ node, messageId: 'fixed' })
  })
};

const plugin = {
  rules: {
    'no-literal-words': noLiteralWords,
    'no-shadowed-texts': noShadowedTexts,
    'no-fixed-language': noFixedLanguage
  }
};

const TESTS = ['**/*.test.{ts,tsx}', '**/test[A-Z]*.{ts,tsx}'];

export const engineLanguage = [
  {
    files: ['engine/src/{ui,browser,live,site}/**/*.{ts,tsx}'],
    ignores: TESTS,
    plugins: { language: plugin },
    rules: { 'language/no-literal-words': 'error', 'language/no-shadowed-texts': 'error' }
  },
  {
    files: ['engine/src/**/*.{ts,tsx}'],
    // Reports of commands are in English.
    ignores: [...TESTS, 'engine/src/core/language.ts', 'engine/src/{check,tools}/**'],
    plugins: { language: plugin },
    rules: { 'language/no-fixed-language': 'error' }
  }
];
