import ts from 'typescript';

import { type DocComment, readDocComment } from './docComment/readDocComment.ts';
import type { Library, NamedSymbol } from './library.ts';

/**
 * Reads the comment of an export by which a symbol has the name that readers import, such as
 * `export { /** @deprecated Use Modal. *\/ Modal as Popup }`; null if it has none.
 */
export function exportComment({ source }: NamedSymbol, { checker, modules }: Library): DocComment | null {
  const [exported] = source?.path ?? [];
  if (source === null || exported === undefined || source.path.length > 1) {
    return null;
  }
  const module = modules.find(({ specifier }) => specifier === source.specifier)?.module;
  const exports = module ? checker.getExportsOfModule(module) : [];
  let alias = exports.find(({ name }) => name === exported);
  // Each file on the way may have its own comment.
  const seen = new Set<ts.Symbol>();
  while (alias && alias.flags & ts.SymbolFlags.Alias && !seen.has(alias)) {
    // Files may export from each other in a circle.
    seen.add(alias);
    const doc = readDocComment(alias, checker);
    if (doc.deprecated || doc.beta || doc.description !== '') {
      return doc;
    }
    alias = checker.getImmediateAliasedSymbol(alias);
  }
  return null;
}

/** Adds the comment of an export to that of what it exports. The text of a tag is the message if there is another text. */
export function joinComments(own: DocComment, exported: DocComment | null): DocComment {
  if (exported === null) {
    return own;
  }
  const isOwnText = own.description !== '';
  const message = (isMarked: boolean, text: string): string =>
    isMarked && isOwnText && text === '' ? exported.description : text;
  return {
    ...own,
    description: isOwnText ? own.description : exported.description,
    deprecated: own.deprecated || exported.deprecated,
    deprecatedMessage: own.deprecatedMessage || message(exported.deprecated, exported.deprecatedMessage),
    beta: own.beta || exported.beta,
    betaMessage: own.betaMessage || message(exported.beta, exported.betaMessage)
  };
}
