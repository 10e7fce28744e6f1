import type {
  FigureExample,
  LiveLanguage,
  MarkdownImport,
  Prose,
  ProseBlock,
  StandaloneExample,
  Toc
} from '../model.ts';
import type { CodeAddress } from './code/codeAddress.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { ForeignUse } from './html/foreignUses.ts';
import type { ComponentTag } from './markdown/readComponentTag.ts';
import type { Slot } from './markdown/slots.ts';
import type { ShownTag } from './markdown/rawTags.ts';

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
  /** Where the code is, or the code that stands in the fence. */
  code: CodeAddress | { text: string };
  line: number;
}

export type DocumentBlock =
  | ProseBlock
  | { kind: 'example'; example: DocumentExample; caption: Prose }
  | { kind: 'component'; tag: ComponentTag; line: number };

/** One Markdown file, parsed. Depends on nothing but the file's text; its trees and its links have slots for addresses. */
export interface ParsedDocument {
  frontmatter: Frontmatter;
  imports: MarkdownImport[];
  blocks: DocumentBlock[];
  slots: Slot[];
  toc: Toc;
  /** Every id of the tab's prose and examples. */
  anchors: ReadonlySet<string>;
  /** Tags of components that are shown as text: nothing closes them. */
  shownTags: ShownTag[];
  /** What its prose contains that the site's security policy may forbid. */
  foreign: ForeignUse[];
  description: string;
}
