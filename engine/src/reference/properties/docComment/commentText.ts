import ts from 'typescript';

import { referencedSymbol } from './referencedSymbol.ts';
import { splitBlocks } from './splitBlocks.ts';

/**
 * Returns the texts of the doc comments of a symbol, one for each different comment of its declarations. Members
 * without a comment inherit that of the interface or class that they override, as in editors. `{@inheritDoc Props.size}`
 * adds what another comment says about it.
 */
export function commentsOf(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  return commentsOnce(symbol, checker, new Set());
}

function commentsOnce(symbol: ts.Symbol, checker: ts.TypeChecker, seen: Set<ts.Symbol>): string[] {
  if (seen.has(symbol)) {
    return [];
  }
  seen.add(symbol);
  const declarations = symbol.declarations ?? [];
  const own = declarations.flatMap(ownComments);
  const inherits = own.length === 0 || own.some((text) => /@inheritdoc\b/i.test(text));
  const inherited = inherits
    ? declarations
        .flatMap((each) => overridden(each, symbol.name, checker))
        .flatMap((each) => commentsOnce(each, checker, seen))
    : [];
  const referenced = own
    .flatMap((text) => referencesIn(text))
    .flatMap((reference) =>
      declarations.slice(0, 1).flatMap((place) => {
        const symbol = referencedSymbol(reference, place, checker);
        return symbol ? commentsOnce(symbol, checker, seen).map(inheritedParts) : [];
      })
    );
  return [...new Set([...own, ...inherited, ...referenced])];
}

/** Returns what a comment inherits from, by name. */
function referencesIn(text: string): string[] {
  return [...text.matchAll(/\{@inheritdoc\s+([^}\s]+)\s*\}/gi)].map(([, reference = '']) => reference);
}

/** What a reference takes over; that something is deprecated, for example, isn't (https://tsdoc.org/pages/tags/inheritdoc). */
const INHERITED_TAGS = ['remarks', 'param', 'typeParam', 'returns'];

function inheritedParts(comment: string): string {
  return splitBlocks(comment)
    .flatMap(({ tag, text }) => (tag === null ? text : INHERITED_TAGS.includes(tag) ? `@${tag} ${text}` : []))
    .join('\n');
}

function ownComments(declaration: ts.Declaration): string[] {
  const texts = (node: ts.Node): string[] =>
    ts.getJSDocCommentsAndTags(node).flatMap((each) => (ts.isJSDoc(each) ? [textOf(each)] : []));
  const own = texts(declaration);
  if (own.length > 0 || !ts.isExportSpecifier(declaration) || declaration.parent.elements.length > 1) {
    return own;
  }
  // A comment before the statement may be that of the file, unless it says something about the export.
  return texts(declaration.parent.parent).filter((text) => /^\s*@(?:deprecated|beta)\b/m.test(text));
}

/** Returns the members of base types that a member of a class or interface overrides. */
function overridden(declaration: ts.Declaration, name: string, checker: ts.TypeChecker): ts.Symbol[] {
  const owner = declaration.parent as ts.Node | undefined;
  const isOwner = owner !== undefined && (ts.isClassLike(owner) || ts.isInterfaceDeclaration(owner));
  const bases = isOwner ? (owner.heritageClauses ?? []).flatMap(({ types }) => [...types]) : [];
  return bases.flatMap((base) => checker.getTypeAtLocation(base).getProperty(name) ?? []);
}

/** Returns the text of a comment without its delimiters and the asterisks in front of its lines. */
function textOf(node: ts.JSDoc): string {
  const [first = '', ...others] = node
    .getSourceFile()
    .text.slice(node.pos, node.end)
    .replace(/^\/\*\*+/, '')
    .replace(/\**\*\/$/, '')
    .split(/\r\n|[\n\r\u2028\u2029]/);
  return [first.replace(/^[ \t]/, ''), ...withoutMargin(others)].join('\n').trim();
}

/** Removes asterisks and the indentation that all lines share. */
function withoutMargin(lines: readonly string[]): string[] {
  const hasAsterisks = lines.every((line) => /^\s*(?:\*|$)/.test(line));
  const texts = lines.map((line) => (hasAsterisks ? line.replace(/^\s*\*/, '') : line).trimEnd());
  const margins = texts.filter((line) => line !== '').map((line) => line.length - line.trimStart().length);
  return texts.map((line) => line.slice(Math.min(...margins)));
}
