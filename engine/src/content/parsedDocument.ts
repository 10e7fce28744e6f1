import type {
  FigureExample,
  LiveLanguage,
  MarkdownImport,
  PageModule,
  Prose,
  ProseBlock,
  StandaloneExample,
  Toc,
  TypedPage
} from '../model.ts';
import type { CodeAddress } from './code/codeAddress.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { ComponentUse } from './mdx/walkProgram.ts';
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
  | { kind: 'component'; tag: ComponentTag; line: number }
  | { kind: 'module'; module: DocumentModule; prose: Prose };

/** A part of a page that a program renders, as far as its file alone tells. Its code has slots for addresses. */
export interface DocumentModule extends Pick<PageModule, 'slug' | 'code' | 'client' | 'isLayout'> {
  line: number;
}

/** One Markdown file, parsed. Depends on nothing but the texts of the file and of those that it includes; its trees and its links have slots for addresses. */
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
  /** Absolute paths of the Markdown files that it includes. */
  included: readonly string[];
  /** Names and components of its programs; null for a file that has none. */
  program: { names: readonly string[]; components: readonly ComponentUse[]; typed: readonly TypedPage[] } | null;
  description: string;
}
