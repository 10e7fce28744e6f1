import type {
  FigureExample,
  HtmlBlock,
  LiveLanguage,
  MarkdownImport,
  Problem,
  StandaloneExample,
  Toc
} from '../model.ts';
import type { ComponentTag } from './markdown/readComponentTag.ts';
import type { ForeignUse } from './html/foreignUses.ts';
import type { TagInText } from './markdown/tagProblems.ts';
import type { Slot } from './markdown/slots.ts';
import { type Frontmatter, normaliseText, splitFrontmatter, readFrontmatter } from './frontmatter.ts';
import { splitImports, stripComments } from './preprocess.ts';
import type { PassageNote } from './markdown/placeNotes.ts';
import { parseBody } from './parseBody.ts';
import { error, warning } from './problem.ts';

/**
 * Parses a Markdown file. It never throws: everything that is wrong is among the problems.
 * @param notes remarks about its passages
 */
export function parseDocument<Note extends PassageNote>(
  source: string,
  file: string,
  notes: readonly Note[] = []
): DocumentResult<Note> {
  const split = splitFrontmatter(normaliseText(source));
  if (!split) {
    const hint = 'Begin the file with "---", an id and a section, and another "---".';
    const problem = error('frontmatter-missing', 'The file has no frontmatter.', { file, line: 1 }, hint);
    return { document: null, problems: [problem], staleNotes: [...notes] };
  }
  const { frontmatter, problems } = readFrontmatter(split, file);
  if (!frontmatter) {
    return { document: null, problems, staleNotes: [...notes] };
  }
  if (frontmatter.draft) {
    const hint = 'Remove "draft: true" to publish it.';
    const problem = warning('draft', 'The page is a draft: the site does not have it.', { file, line: 1 }, hint);
    return { document: null, problems: [...problems, problem], staleNotes: [...notes] };
  }
  const { text, problems: commentProblems } = stripComments(split.body, file);
  const head = splitImports(text, file);
  const body = parseBody(head.body, file, notes);
  return {
    document: { frontmatter, imports: head.imports, ...body.content },
    problems: [...problems, ...commentProblems, ...head.problems, ...body.problems],
    staleNotes: body.staleNotes
  };
}

/** What the attributes of a live fence say (requirement 3.9). */
export type ExampleFlags =
  | Pick<
      StandaloneExample,
      | 'figure'
      | 'isFullscreen'
      | 'isDemo'
      | 'isBeta'
      | 'isDeprecated'
      | 'hasThemeSwitcher'
      | 'hasRTLSwitcher'
      | 'thumbnail'
    >
  | Pick<FigureExample, 'figure' | 'isFullscreen'>;

/** A live example as far as its Markdown file alone tells. */
export interface DocumentExample {
  title: string;
  slug: string;
  headingLevel: StandaloneExample['headingLevel'];
  lang: LiveLanguage;
  flags: ExampleFlags;
  /** The `file` attribute, as written, or the code that stands in the fence. */
  code: { file: string } | { text: string };
  line: number;
}

export type DocumentBlock =
  | HtmlBlock
  | { kind: 'example'; example: DocumentExample; captionHtml: string }
  | { kind: 'component'; tag: ComponentTag; line: number };

/** One Markdown file, parsed. Depends on nothing but the file's text; its HTML has slots for links and images. */
export interface ParsedDocument {
  frontmatter: Frontmatter;
  imports: MarkdownImport[];
  blocks: DocumentBlock[];
  slots: Slot[];
  toc: Toc;
  /** Every id of the tab's prose and examples. */
  anchors: ReadonlySet<string>;
  /** Tags of components within text, where only those of inline components may be. */
  tags: TagInText[];
  /** What its prose contains that the site's security policy may forbid. */
  foreign: ForeignUse[];
  description: string;
}

/** The document is null if the file can't become a page. */
interface DocumentResult<Note> {
  document: ParsedDocument | null;
  problems: Problem[];
  /** Notes whose passage is nowhere. */
  staleNotes: Note[];
}
