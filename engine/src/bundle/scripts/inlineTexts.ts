import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Node } from 'oxc-parser';
import type { Plugin } from 'vite';

import { resolveTexts, type TextOverrides } from '../../core/siteTexts.ts';

/** The module of texts, compiled in the published package. */
const TEXTS_FILE = fileURLToPath(new URL(`../../core/texts${extname(import.meta.filename)}`, import.meta.url));
const MODULE = /\.[jt]sx?(?:\?|$)/;
const TEXTS_IMPORT = /\bimport\s*\*\s*as\s+texts\s+from\s*["']([^"']+)["'];?/;

/**
 * Puts the texts of the interface, in the site's words, in the place of expressions such as `texts.search.placeholder`:
 * one module with all texts would be loaded by every page.
 */
export function inlineTexts(overrides: TextOverrides): Plugin {
  const all = resolveTexts(overrides);
  return {
    name: 'patternbook:inline-texts',
    enforce: 'post',
    transform: {
      filter: { id: MODULE, code: TEXTS_IMPORT },
      async handler(code, id) {
        const [statement = '', specifier = ''] = TEXTS_IMPORT.exec(code) ?? [];
        if ((await this.resolve(specifier, id))?.id !== TEXTS_FILE) {
          return null;
        }
        const uses = textUses(this.parse(code, { lang: 'tsx' }));
        const edited = uses.reduceRight(
          (text, { start, end, path }) => text.slice(0, start) + literalOf(all, path) + text.slice(end),
          code
        );
        return { code: edited.replace(statement, ''), map: null };
      }
    }
  };
}

/**
 * Puts the site's words into the module of texts, for the dev server, which doesn't bundle and reloads the module when
 * it changes.
 */
export function replaceTextsModule(overrides: TextOverrides): Plugin {
  const lines = Object.entries(overrides).flatMap(([feature, members]) => assignments(feature, members));
  return {
    name: 'patternbook:replace-texts',
    enforce: 'post',
    transform: {
      filter: { id: MODULE },
      handler: (code, id) =>
        id.split('?', 1)[0] === TEXTS_FILE ? { code: [code, ...lines].join('\n'), map: null } : null
    }
  };
}

function assignments(target: string, members: object): string[] {
  return Object.entries(members).flatMap(([name, member]: [string, unknown]) => {
    const place = `${target}[${JSON.stringify(name)}]`;
    return typeof member === 'object' && member !== null
      ? assignments(place, member)
      : [`${place} = ${JSON.stringify(member)};`];
  });
}

/** An expression that reads a text: its place in the code, and the names in it. */
interface TextUse {
  start: number;
  end: number;
  path: string[];
}

/** Finds the expressions that read texts, in the order of the code. */
function textUses(root: unknown): TextUse[] {
  const uses: TextUse[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
    } else if (isNode(node)) {
      const use = useOf(node);
      if (use) {
        uses.push(use);
      } else {
        Object.values(node).forEach(visit);
      }
    }
  };
  visit(root);
  return uses.toSorted((one, other) => one.start - other.start);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Reads `texts.feature.name`; null for any other expression. */
function useOf(node: Node): TextUse | null {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') {
    return null;
  }
  const { start, end, object, property } = node;
  if (object.type === 'Identifier' && object.name === 'texts') {
    return { start, end, path: [property.name] };
  }
  const inner = useOf(object);
  return inner && { start, end, path: [...inner.path, property.name] };
}

/** Source of the text, or of the record of texts, at a path. Members beyond a text, such as `length`, stay members. */
function literalOf(all: unknown, path: readonly string[]): string {
  let value = all;
  for (const [index, name] of path.entries()) {
    if (typeof value === 'string') {
      return `${JSON.stringify(value)}.${path.slice(index).join('.')}`;
    }
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return typeof value === 'string' ? JSON.stringify(value) : `(${JSON.stringify(value)})`;
}
