import type { RootContent, Text } from 'hast';

import { childrenOf, mapNodes, type ProseTree } from './proseTree.ts';
import { typographicPieces } from './typographicMarks.ts';

/** Elements whose text is as it is, within a paragraph or by themselves. */
const AS_WRITTEN: ReadonlySet<string> = new Set(
  'annotation button code img input kbd math pre samp script select style sub sup svg template textarea tt var'.split(
    ' '
  )
);
/** Elements that don't end a paragraph. */
const PHRASING: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite del dfn em i ins mark q s small span strong time u wbr'.split(' ')
);

/** A piece of a paragraph; null for what stays as it is. */
type Piece = Text | null;

/**
 * Returns the tree of prose with typographic apostrophes and quotation marks. Code stays as it is, and so do islands, which
 * the browser renders again.
 */
export function typographicTree(tree: ProseTree): ProseTree {
  const changed = new Map<RootContent, string>();
  for (const paragraph of paragraphsOf(tree)) {
    const texts = typographicPieces(paragraph.map((piece) => piece && piece.value));
    paragraph.forEach((piece, index) => piece && changed.set(piece, texts[index] ?? piece.value));
  }
  return mapNodes(tree, (node) => {
    const value = changed.get(node);
    return value === undefined || node.type !== 'text' || value === node.value ? node : { ...node, value };
  });
}

function paragraphsOf(tree: ProseTree): Piece[][] {
  const paragraphs: Piece[][] = [[]];
  const read = (node: RootContent): void => {
    if (node.type === 'text') {
      paragraphs.at(-1)?.push(node);
    } else if (isAsWritten(node)) {
      paragraphs.at(-1)?.push(null);
    } else if (node.type === 'element' && PHRASING.has(node.tagName)) {
      childrenOf(node).forEach(read);
    } else if (node.type === 'element') {
      paragraphs.push([]);
      childrenOf(node).forEach(read);
      paragraphs.push([]);
    }
  };
  tree.children.forEach(read);
  return paragraphs;
}

/** Also what isn't read yet: HTML that the build has written, and components. */
function isAsWritten(node: RootContent): boolean {
  return node.type === 'element'
    ? AS_WRITTEN.has(node.tagName) || 'dataIsland' in node.properties
    : node.type !== 'comment';
}
