import type { ProseTree } from '../../core/proseTree.ts';
import { mapElements } from '../../core/proseTree.ts';
import { readFileCode } from '../markdown/fileCode.ts';
import type { Problem } from '../../model.ts';
import { fileCodeOf, parseProse } from './parseProse.ts';

/**
 * Returns a tree with the code of files in its place.
 * @param file the Markdown file
 * @param report receives a problem for each file that can't be read
 */
export function fillFileCode(tree: ProseTree, file: string, report: (problem: Problem) => void): ProseTree {
  return mapElements(tree, (element) => {
    const code = fileCodeOf(element);
    if (code === null) {
      return element;
    }
    const { html, problem } = readFileCode(code, file);
    if (problem !== null) {
      report(problem);
    }
    return parseProse(html, []).children;
  });
}
