import { treeHtml } from '../../core/treeHtml.ts';
import type { ProseTree } from '../../core/proseTree.ts';
import { typographicTree } from '../../core/typographicTree.ts';
import { readableTree } from './readableTree.tsx';

/** Prose with the library's text styles, which don't apply to previews outside of it. */
export function Prose({ tree }: { tree: ProseTree }) {
  return (
    tree.children.length > 0 && (
      <div
        className="pf-v6-c-content pb-prose"
        dangerouslySetInnerHTML={{ __html: treeHtml(readableTree(typographicTree(tree))) }}
      />
    )
  );
}
