import type { ProseTree } from '../../core/proseTree.ts';
import { mapElements } from '../../core/proseTree.ts';
import { readFileCode } from '../markdown/fileCode.ts';
import type { Problem } from '../../model.ts';
import type { PackagedFile } from '../packageBorder.ts';
import { fileCodeOf, parseProse } from './parseProse.ts';

/** What came up when the code of files was read. */
export interface FoundCode {
  /** Absolute paths, those of missing files included. */
  files: string[];
  problems: Problem[];
}

/**
 * Returns a tree with the code of files in its place.
 * @param file the Markdown file
 * @param found receives the files, and all that is wrong
 */
export function fillFileCode(tree: ProseTree, file: PackagedFile, found: FoundCode): ProseTree {
  return mapElements(tree, (element) => {
    const code = fileCodeOf(element);
    if (code === null) {
      return element;
    }
    const { html, codeFile, problems } = readFileCode(code, file);
    found.files.push(codeFile);
    found.problems.push(...problems);
    return parseProse(html, []).children;
  });
}
