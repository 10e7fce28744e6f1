import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import parseSafely from 'postcss-safe-parser';

/** A declaration in a block. */
export interface CssDeclaration {
  kind: 'declaration';
  property: string;
  /** As written, without `!important`. */
  value: string;
  isImportant: boolean;
}

/** A style rule or an at-rule; one that ends with a semicolon has no items. */
export interface CssRule {
  kind: 'rule';
  /** What precedes the block or the semicolon, as written. */
  head: string;
  /** Null without a block. */
  items: CssItem[] | null;
}

export type CssItem = CssDeclaration | CssRule;

/** What is nested deeper, is left out. */
const MAX_DEPTH = 200;
/** The beginning and the end of a comment of HTML, which sheets may have around their rules. */
const HTML_COMMENTS = /^\s*(?:(?:<!--|-->)\s*)+/;

/**
 * Divides a style sheet into rules and declarations as browsers do (CSS Syntax, section 5). Whatever is not closed, is
 * closed by the end of the sheet; rules that no browser reads are left out.
 */
export function readStructure(sheet: string): CssItem[] {
  const css = sheet.replace(/^\uFEFF/, '');
  const nodes = parseTolerantly(css);
  return nodes.flatMap((node, index) =>
    isRead(node, nodes[index - 1] ?? null, css) && node.type !== 'comment' ? readItem(node, 0) : []
  );
}

/** The parser that recovers from errors takes the braces in the value of a variable for those of a rule. */
function parseTolerantly(css: string): ChildNode[] {
  // Otherwise, the parser reads the file that a comment names as the source map.
  const options = { map: false } as const;
  try {
    return parse(css, options).nodes;
  } catch {
    return parseSafely(css, options).nodes as ChildNode[];
  }
}

/**
 * Checks that browsers read what is at the top of a sheet. A declaration there, a semicolon, and a bracket that closes
 * nothing are the beginning of the next selector to them, with which they drop the rule.
 */
function isRead(node: ChildNode, before: ChildNode | null, css: string): boolean {
  const between = css.slice(before?.source?.end?.offset ?? 0, node.source?.start?.offset);
  return node.type === 'atrule' || (node.type === 'rule' && before?.type !== 'decl' && !/[;}]/.test(between));
}

function readItems({ nodes = [] }: Container, depth: number): CssItem[] {
  return nodes.flatMap((node) => (node.type === 'comment' ? [] : readItem(node, depth)));
}

function readItem(node: Exclude<ChildNode, { type: 'comment' }>, depth: number): CssItem[] {
  if (node.type !== 'decl') {
    const items = node.nodes && depth < MAX_DEPTH ? readItems(node, depth + 1) : null;
    return node.nodes && items === null ? [] : [{ kind: 'rule', head: headOf(node), items }];
  }
  // Browsers ignore `*zoom: 1`.
  const isHack = /\S$/.test(node.raws.before ?? '');
  const value = node.raws.value?.raw ?? node.value;
  return isHack ? [] : [{ kind: 'declaration', property: node.prop, value, isImportant: node.important === true }];
}

function headOf(node: AtRule | Rule): string {
  if (node.type === 'rule') {
    return (node.raws.selector?.raw ?? node.selector).replace(HTML_COMMENTS, '');
  }
  return `@${node.name}${node.raws.afterName ?? ''}${node.raws.params?.raw ?? node.params}`;
}
