import type { RootContent } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server';

import { holdsContent, LAYOUT_CONTENT } from '../../core/layoutContent.ts';
import type { ProseTree } from '../../core/proseTree.ts';
import { rawNode, treeHtml } from '../../core/treeHtml.ts';
import { Prose } from './Prose.tsx';

/**
 * Writes a layout around the text of a page. What stands beside the text is prose; the elements around the text are not,
 * since the styles of prose would apply to the examples in it.
 * @param html the text of the page
 */
export function layoutHtml({ children }: ProseTree, html: string): string {
  let isPlaced = false;
  const wrap = (nodes: readonly RootContent[]): RootContent[] => {
    const written: RootContent[] = [];
    let run: RootContent[] = [];
    const finish = (): void => {
      const isBlank = run.every((node) => node.type === 'text' && node.value.trim() === '');
      const tree: ProseTree = { type: 'root', children: run };
      written.push(...(isBlank ? run : [rawNode(renderToStaticMarkup(<Prose tree={tree} />))]));
      run = [];
    };
    for (const node of nodes) {
      if (!holdsContent(node)) {
        run.push(node);
        continue;
      }
      finish();
      if (node.tagName !== LAYOUT_CONTENT) {
        written.push({ ...node, children: wrap(node.children) as typeof node.children });
      } else if (!isPlaced) {
        isPlaced = true;
        written.push(rawNode(html));
      }
    }
    finish();
    return written;
  };
  return treeHtml({ type: 'root', children: wrap(children) });
}
