import type { Problem } from '../model.ts';
import { normaliseText, splitFrontmatter, readFrontmatter, type UnknownKey } from './frontmatter.ts';
import { splitImports, stripComments } from './preprocess.ts';
import { interfaceIdProblems } from './interfaceIdProblems.ts';
import { isMdxFile } from './links.ts';
import type { Origin } from './markdown/liveFence.ts';
import { readMdx } from './mdx/readMdx.ts';
import type { PassageNote } from './markdown/placeNotes.ts';
import { withoutMdxFences } from './mdxFences.ts';
import { needsMdx } from './needsMdx.ts';
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
  const ofIds = ({ anchors }: Pick<ParsedDocument, 'anchors'>): Problem[] =>
    interfaceIdProblems(anchors, split.body, file);
  const asMdx = ({ content, problems: bodyProblems }: ReturnType<typeof readMdx>): DocumentResult<Note> => ({
    document: { frontmatter, ...content },
    problems: [...problems, ...bodyProblems, ...ofIds(content)],
    // A page may have keys for its own text.
    unknownKeys: unknownKeys.filter(({ name }) => !split.body.includes(`frontmatter.${name}`)),
    staleNotes: [...notes]
  });
  const written = origin === 'own' || isMdxFile(file) ? withoutMdxFences(split.body) : split.body;
  if (isMdxFile(file)) {
    return asMdx(readMdx(written, { file, origin, frontmatter: data, plugins }));
  }
  const { text, problems: commentProblems } = stripComments(written, file);
  const head = splitImports(text, file);
  const body = parseBody(head.body, { file, origin, notes, plugins, frontmatter: data });
  const document = { frontmatter, imports: head.imports, ...body.content };
  const need = origin === 'own' ? needsMdx(document, text) : null;
  const read = need && readMdx(text, { file, origin, frontmatter: data, plugins });
  const failure = read?.problems.find(({ code }) => code === 'mdx-syntax');
  if (read && failure === undefined) {
    return asMdx({ ...read, problems: [...commentProblems, ...read.problems] });
  }
  return {
    document,
    problems: [
      ...problems,
      ...commentProblems,
      ...head.problems,
      ...(need && failure ? [notAsMdx(need, failure, file)] : []),
      ...body.problems,
      ...ofIds(document)
    ],
    unknownKeys,
    staleNotes: body.staleNotes
  };
}

/** Reports what a page can't have, since it can't be read as MDX. */
function notAsMdx({ what, line }: NonNullable<ReturnType<typeof needsMdx>>, failure: Problem, file: string): Problem {
  const place = failure.location?.line === undefined ? '' : ` (line ${failure.location.line})`;
  const hint = `For the page to be read as MDX, correct what stands in the way: ${failure.message}${place}`;
  return error('mdx-syntax', `The text has ${what}, and is no valid MDX.`, { file, line }, hint);
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
