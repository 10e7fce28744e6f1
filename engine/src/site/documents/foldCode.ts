/** Longer examples would make one row fill the window. */
const MAX_LINES = 8;

const CODE_BLOCK = /<pre>.*?<\/pre>/gs;

/** Folds the long code blocks of a description, which stands in a cell of a table. */
export function foldCode(html: string): string {
  return html.replace(CODE_BLOCK, (block) => {
    const lines = block.trimEnd().split('\n').length - 1;
    return lines > MAX_LINES ? `<details><summary>Code, ${lines} lines</summary>${block}</details>` : block;
  });
}
