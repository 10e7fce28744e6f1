import type { MarkdownIt } from 'markdown-it';

const TASK = /^\[([ xX])\]\s+/;

/**
 * Items that begin with `[ ]` or `[x]` have a box, as in GitHub. The interface adds its name
 * (`ui/body/readableTree.tsx`).
 */
export function taskLists(markdown: MarkdownIt): void {
  markdown.core.ruler.after('inline', 'task_lists', ({ tokens, Token }) => {
    for (const [index, item] of tokens.entries()) {
      const text = item.type === 'list_item_open' ? tokens[index + 2] : undefined;
      const first = text?.type === 'inline' ? text.children?.[0] : undefined;
      const [written, mark] = (first?.type === 'text' && TASK.exec(first.content)) || [];
      if (text?.children && first && written !== undefined) {
        first.content = first.content.slice(written.length);
        const box = new Token('task_box', 'input', 0);
        box.attrSet('type', 'checkbox');
        box.attrSet('class', 'pb-task');
        box.attrSet('disabled', '');
        if (mark !== ' ') {
          box.attrSet('checked', '');
        }
        text.children.unshift(box);
        item.attrJoin('class', 'pb-task-item');
      }
    }
  });
}
