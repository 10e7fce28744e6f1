import type { RootContent } from 'mdast';

import type { ReleaseChangeList } from '../core/releaseChanges.ts';
import type { TabCode } from '../core/tabCode.ts';
import type { ScopeOwners } from '../examples/scopeExports.ts';
import type { Page, Source } from '../model.ts';
import type { TabReference } from '../reference/siteReference.ts';
import type { TwinHead } from './frontMatter.ts';
import type { LinkTo } from './fromTree.ts';
import type { TabTrees } from './tabBody.ts';
import type { PrefixRows } from './variables.ts';

/** All that the twins of a tab are made of. */
export interface TabTwinInput {
  page: Page;
  source: Source;
  /** What the twin of the tab says about itself. */
  head: TwinHead;
  trees: TabTrees;
  /** What introduces the page above the tab's own text, and what it warns of. */
  introduction: RootContent[];
  reference: TabReference;
  variables: readonly PrefixRows[];
  /**
   * Addresses of the twins that another tab of the page has the same CSS variables in, to which this one leads if its own
   * don't fit; none if there are no such twins.
   */
  variablesAt: readonly string[];
  /** What releases changed of it, newest first. */
  changes: readonly ReleaseChangeList[];
  /** Returns the name of a theme for readers. */
  themeLabel: (theme: string) => string;
  /** Files that the tab's examples import, and names that the page binds; null if there are none. */
  code: TabCode | null;
  /** Packages whose exports examples may use without an import. */
  scope: ScopeOwners;
  /** Where links lead: to twins of pages and examples. */
  linkTo: LinkTo;
  /** Returns an address of the site as it is written. */
  absolute: (address: string) => string;
}

/** A file with Markdown. */
export interface Twin {
  /** Address on the site. */
  address: string;
  text: string;
}

/** Where the CSS variables of a tab are in its text, with their heading. */
export interface VariablesPart {
  start: number;
  /** Exclusive. */
  end: number;
  count: number;
}

/** A twin of a tab, of its CSS variables alone, or of one of its examples. */
export interface TabTwin extends Twin {
  of: 'tab' | 'variables' | 'example';
  /** Null unless the text of the tab has some. */
  variables: VariablesPart | null;
}
