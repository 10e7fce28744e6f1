import type { Problem } from '../model.ts';
import { normaliseText, splitFrontmatter, readFrontmatter, type UnknownKey } from './frontmatter.ts';
import { splitImports, stripComments } from './preprocess.ts';
import { isMdxFile } from './links.ts';
import type { Origin } from './markdown/liveFence.ts';
import { readMdx } from './mdx/readMdx.ts';
import type { PassageNote } from './markdown/placeNotes.ts';
import { parseBody } from './parseBody.ts';
import { NO_PLUGINS } from './plugins/plugins.ts';
import type { ParsedDocument } from './parsedDocument.ts';
import { error, warning } from './problem.ts';

/**
 * Parses a Markdown file. It never throws: everything that is wrong is among the problems.
 * @param origin whose Markdown it is
 * @param notes remarks about its passages
 * @param plugins what extends its reading
 */
export function parseDocument<Note extends PassageNote>(
  source: string,
  file: string,
  origin: Origin,
  notes: readonly Note[] = [],
  plugins = NO_PLUGINS
): DocumentResult<Note> {
  const split = splitFrontmatter(normaliseText(source));
  if (!split) {
    const hint = 'Begin the file with "---", an id and a section, and another "---".';
    const problem = error('frontmatter-missing', 'The file has no frontmatter.', { file, line: 1 }, hint);
    return { document: null, problems: [problem], unknownKeys: [], staleNotes: [...notes] };
  }
  const { frontmatter, data, problems, unknownKeys } = readFrontmatter(split, file);
  if (!frontmatter) {
    return { document: null, problems, unknownKeys, staleNotes: [...notes] };
  }
  if (frontmatter.draft) {
    const hint = 'Remove "draft: true" to publish it.';
    const problem = warning('draft', 'The page is a draft: the site does not have it.', { file, line: 1 }, hint);
    return { document: null, problems: [...problems, problem], unknownKeys, staleNotes: [...notes] };
  }
  if (isMdxFile(file)) {
    const { content, problems: bodyProblems } = readMdx(split.body, { file, origin, frontmatter: data, plugins });
    return {
      document: { frontmatter, ...content },
      problems: [...problems, ...bodyProblems],
      // A page may have keys for its own text.
      unknownKeys: unknownKeys.filter(({ name }) => !split.body.includes(`frontmatter.${name}`)),
      staleNotes: [...notes]
    };
  }
  const { text, problems: commentProblems } = stripComments(split.body, file);
  const head = splitImports(text, file);
  const body = parseBody(head.body, { file, origin, notes, plugins, frontmatter: data });
  return {
    document: { frontmatter, imports: head.imports, ...body.content },
    problems: [...problems, ...commentProblems, ...head.problems, ...body.problems],
    unknownKeys,
    staleNotes: body.staleNotes
  };
}

/** The document is null if the file can't become a page. */
interface DocumentResult<Note> {
  document: ParsedDocument | null;
  problems: Problem[];
  /** Keys of its frontmatter, which may be for other tools. */
  unknownKeys: UnknownKey[];
  /** Notes whose passage is nowhere. */
  staleNotes: Note[];
}
