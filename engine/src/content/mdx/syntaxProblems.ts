import type { Problem } from '../../model.ts';
import { OTHER, unsupportedInMdx } from '../markdown/unsupportedSyntax.ts';
import { warning } from '../problem.ts';
import { lineOf, type MdxNode, withDescendants } from './mdxNodes.ts';

/** Elements that a line of Markdown begins. */
const TEXTS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'li']);

/** What other Markdown has, and MDX has not. */
const OTHERS = [
  { name: 'A definition list', pattern: /\n: +\S/, hint: 'Write <dl>, <dt>, and <dd>.' },
  {
    name: 'The size of an image',
    pattern: /!\[[^\]]*\]\([^)\s]+ +=\d*x\d*\)/,
    hint: 'Write <img src="…" alt="…" width="…" />.'
  },
  { name: 'A subscript', pattern: /(?<![~\\])~[^\s~]+~(?!~)/, hint: 'Write <sub> and </sub>.' },
  { name: 'A superscript', pattern: /(?<![\^[\\])\^[^\s^]+\^/, hint: 'Write <sup> and </sup>.' }
];

/** Reports syntax of other dialects, which the page shows as it is written. */
export function syntaxProblems(nodes: readonly MdxNode[], file: string): Problem[] {
  return nodes.flatMap(withDescendants).flatMap((node) => {
    if (node.type !== 'element' || !TEXTS.has(node.tagName) || node.data?.isRaw === true) {
      return [];
    }
    const text = node.children.map((child) => readable(child)).join('');
    const place = { file, line: lineOf(node) };
    const others = OTHERS.filter(({ pattern }) => pattern.test(text)).map(({ name, hint }) =>
      warning('unsupported-markdown', `${name} is not supported in MDX, and is shown as it is written.`, place, hint)
    );
    return [...unsupportedInMdx(text, place), ...others];
  });
}

function readable(node: MdxNode): string {
  if (node.type === 'text') {
    return node.value;
  }
  const isText = node.type === 'element' && ['em', 'strong', 'a'].includes(node.tagName);
  return isText ? node.children.map((child) => readable(child)).join('') : OTHER;
}
