import type { Problem } from '../../model.ts';
import { vainSourceProblem } from '../html/vainSource.ts';
import { tagOf } from './addresses.ts';
import { OTHER, unsupportedInMdx } from '../markdown/unsupportedSyntax.ts';
import { lineOf, type MdxNode, withDescendants } from './mdxNodes.ts';

/** Elements that a line of Markdown begins. */
const TEXTS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'li']);

/** Reports syntax of other dialects, which the page shows as it is written. */
export function syntaxProblems(nodes: readonly MdxNode[], file: string): Problem[] {
  return nodes.flatMap(withDescendants).flatMap((node) => {
    if (node.type !== 'element') {
      return [];
    }
    const place = { file, line: lineOf(node) };
    if (node.data?.isRaw === true) {
      return vainSourceProblem(tagOf(node), place);
    }
    return TEXTS.has(node.tagName) ? unsupportedInMdx(node.children.map(readable).join(''), place) : [];
  });
}

function readable(node: MdxNode): string {
  if (node.type === 'text') {
    return node.value;
  }
  const isText = node.type === 'element' && ['em', 'strong', 'a'].includes(node.tagName);
  return isText ? node.children.map((child) => readable(child)).join('') : OTHER;
}
