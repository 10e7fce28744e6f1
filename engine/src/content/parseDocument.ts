import { normaliseText, splitFrontmatter } from './frontmatter.ts';
import { splitImports, stripComments } from './preprocess.ts';
import { parseBody } from './parseBody.ts';
import type { DocumentResult } from './parsedDocument.ts';
import { error } from './problem.ts';
import { readFrontmatter } from './readFrontmatter.ts';

/** Parses a Markdown file. A fault never throws: all that is wrong is among the problems. */
export function parseDocument(source: string, file: string): DocumentResult {
  const split = splitFrontmatter(normaliseText(source));
  if (!split) {
    const hint = 'Begin the file with "---", an id and a section, and another "---".';
    const problem = error('frontmatter-missing', 'The file has no frontmatter.', { file, line: 1 }, hint);
    return { document: null, problems: [problem] };
  }
  const { frontmatter, problems } = readFrontmatter(split, file);
  if (!frontmatter) {
    return { document: null, problems };
  }
  const head = splitImports(stripComments(split.body), file);
  const body = parseBody(head.body, file);
  return {
    document: { frontmatter, imports: head.imports, ...body.content },
    problems: [...problems, ...head.problems, ...body.problems]
  };
}
