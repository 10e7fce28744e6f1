import type { CallExpression, Node } from 'oxc-parser';

import { type Constants, constantOf } from './constants.ts';
import type { NameFact } from './facts.ts';

/** A part of a text that code contains literally. */
interface TextPart {
  text: string;
  at: number;
  /** The text goes on before or after the part in a way that only the running code knows. */
  isOpenBefore: boolean;
  isOpenAfter: boolean;
}

/** Returns the texts of a string or template; none for other nodes. */
function textParts(node: Node): TextPart[] {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    // What is escaped has other places, but no name contains escapes.
    return [{ text: node.value, at: node.start + 1, isOpenBefore: false, isOpenAfter: false }];
  }
  if (node.type !== 'TemplateLiteral') {
    return [];
  }
  return node.quasis.map((part, index) => ({
    text: part.value.raw,
    // Parsers disagree on whether the delimiters belong to a part.
    at: part.end - part.start > part.value.raw.length ? part.start + 1 : part.start,
    isOpenBefore: index > 0,
    isOpenAfter: index < node.quasis.length - 1
  }));
}

const VARIABLE_USE = /var\(\s*(--[\w-]+)/g;
const VARIABLE = /^--[\w-]+$/;

/** Finds the custom properties that a text reads, or that it is the name of. */
export function variablesInTexts(node: Node): NameFact[] {
  return textParts(node).flatMap(({ text, at, isOpenBefore, isOpenAfter }) => {
    if (VARIABLE.test(text) && !isOpenBefore && !isOpenAfter) {
      return [{ name: text, at }];
    }
    return [...text.matchAll(VARIABLE_USE)].flatMap(({ 0: use, 1: name = '', index }) => {
      const end = index + use.length;
      return isOpenAfter && end === text.length ? [] : [{ name, at: at + end - name.length }];
    });
  });
}

/**
 * Finds the class names in the value of a `className`: in literals, conditions, lists, arguments of functions such as `css`,
 * and constants with such values.
 */
export function classesIn(node: Node, constants: Constants): NameFact[] {
  if (node.type === 'Literal' || node.type === 'TemplateLiteral') {
    return textParts(node).flatMap(wordsOf);
  }
  if (node.type === 'ObjectExpression') {
    return node.properties.flatMap((property) =>
      property.type === 'Property' && !property.computed ? classesIn(property.key, constants) : []
    );
  }
  if (node.type === 'BinaryExpression') {
    return node.operator === '+' ? joinedParts(node).flatMap(wordsOf) : [];
  }
  if (node.type === 'Identifier' || node.type === 'MemberExpression') {
    const value = constantOf(node, constants);
    return value && isText(value) ? textParts(value).flatMap(wordsOf) : [];
  }
  return alternatives(node).flatMap((each) => classesIn(each, constants));
}

/** Returns the texts that an operation joins with others. */
function joinedParts(node: Extract<Node, { type: 'BinaryExpression' }>): TextPart[] {
  const operands = operandsOf(node);
  return operands.flatMap((operand, index) =>
    textParts(operand).map((part) => ({
      ...part,
      isOpenBefore: part.isOpenBefore || index > 0,
      isOpenAfter: part.isOpenAfter || index < operands.length - 1
    }))
  );
}

/** Returns the operands of operations on each other: generated code joins texts by the thousand. */
export function operandsOf(node: Extract<Node, { type: 'BinaryExpression' }>): Node[] {
  const operands: Node[] = [];
  let left: Node = node;
  while (left.type === 'BinaryExpression') {
    operands.push(left.right);
    left = left.left;
  }
  return [left, ...operands.toReversed()];
}

function isText(node: Node): boolean {
  return node.type === 'Literal' || node.type === 'TemplateLiteral';
}

const CLASS_FUNCTIONS = new Set(['clsx', 'classNames', 'classnames', 'cx', 'cn', 'css']);
const CLASS_METHODS = new Set(['add', 'toggle']);

/** True for functions that join classes, by their usual names, and for the methods of `element.classList` that add some. */
export function takesClasses(callee: Node): boolean {
  if (callee.type === 'Identifier') {
    return CLASS_FUNCTIONS.has(callee.name);
  }
  return (
    callee.type === 'MemberExpression' &&
    CLASS_METHODS.has(methodName(callee)) &&
    methodName(callee.object) === 'classList'
  );
}

/** Returns the expressions whose values may be, or be part of, that of another one. */
function alternatives(node: Node): Node[] {
  if (node.type === 'ConditionalExpression') {
    return [node.consequent, node.alternate];
  }
  if (node.type === 'LogicalExpression') {
    return [node.left, node.right];
  }
  if (node.type === 'CallExpression') {
    return isTextSearch(node.callee) || TEXT_METHODS.has(methodName(node.callee))
      ? []
      : [...itemsOf(node), ...node.arguments];
  }
  if (node.type === 'ArrayExpression') {
    return node.elements.filter((element) => element !== null);
  }
  return node.type === 'JSXExpressionContainer' ||
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSAsExpression'
    ? [node.expression]
    : [];
}

const SEARCHES = new Set(
  'startsWith endsWith includes indexOf lastIndexOf replace replaceAll split match matchAll search localeCompare'.split(
    ' '
  )
);

/** Methods whose results or arguments are parts of names. */
const TEXT_METHODS = new Set(['concat', 'padEnd', 'padStart', 'slice']);

/** True for a method that looks for its arguments in a text or list: they may be parts of names, or names of another kind. */
export function isTextSearch(callee: Node): boolean {
  return SEARCHES.has(methodName(callee));
}

const ITEM_METHODS = new Set(['filter', 'flat']);

/** Returns the list of whose items a call makes its result; none if it joins them to other names. */
function itemsOf({ callee, arguments: [separator] }: CallExpression): Node[] {
  const isJoin = methodName(callee) === 'join' && separator?.type === 'Literal' && separator.value === ' ';
  return callee.type === 'MemberExpression' && (isJoin || ITEM_METHODS.has(methodName(callee))) ? [callee.object] : [];
}

function methodName(callee: Node): string {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

function wordsOf({ text, at, isOpenBefore, isOpenAfter }: TextPart): NameFact[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: name, index }) => {
    const isCut = (isOpenBefore && index === 0) || (isOpenAfter && index + name.length === text.length);
    return isCut ? [] : [{ name, at: at + index }];
  });
}
