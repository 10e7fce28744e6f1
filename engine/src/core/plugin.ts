import type { Root } from 'hast';
import type { MarkdownIt } from 'markdown-it';
import type { Pluggable } from 'unified';

import type { Problem, Site } from '../model.ts';
import type { SiteFile } from './config/site.ts';

/** Something that a plugin's check found. */
export interface Finding extends Omit<Problem, 'code' | 'hint'> {
  /** What kind it is. With the plugin's name before it, it is the name of a rule: `glossary/unknown-term`. */
  rule: string;
  /** What to do about it; null or nothing if the message says so. */
  hint?: string | null;
}

/** An element in the head of every document. What it loads comes from the site itself: all else is blocked. */
export type HeadEntry =
  | { tag: 'meta'; attributes: Readonly<Record<string, string>> }
  | { tag: 'link'; attributes: Readonly<Record<'rel' | 'href', string> & Record<string, string>> }
  | { tag: 'script'; attributes: Readonly<Record<'src', string> & Record<string, string>> };

/**
 * Extends what a site reads, checks, and publishes. All parts but the name are optional. `remarkPlugins` and
 * `rehypePlugins` have the form of the `PluggableList` of unified (https://unifiedjs.com), and have to be synchronous.
 */
export interface Plugin {
  /** Small letters, digits, and hyphens: how messages and rules call it. */
  name: string;
  /** Pages that the parsers' plugins apply to: those of the site's own content, or those of packages as well. */
  pages?: 'own' | 'all';
  /** Extends the parser of `.md` files. */
  markdownItPlugins?: readonly ((parser: MarkdownIt) => void)[];
  /** Change the tree of `.mdx` files while it is Markdown. */
  remarkPlugins?: readonly Pluggable[];
  /**
   * Change the tree of a whole tab, of both kinds of files, before its code is colored: blocks of code are
   * `pre > code.language-…`. The tags of components, and live examples, are nodes of `mdast-util-mdx-jsx`.
   */
  rehypePlugins?: readonly Pluggable[];
  /** Languages of fences that `rehypePlugins` draw: they are not reported as unknown. */
  languages?: readonly string[];
  /** Markdown components, as in the configuration. */
  markdownComponents?: Readonly<Record<string, SiteFile>>;
  /** Looks at the whole site; its findings are those of `check` and `build`. */
  check?: (site: Site) => readonly Finding[] | Promise<readonly Finding[]>;
  /** Files to publish, by address. */
  files?: (
    site: Site
  ) => Readonly<Record<string, string | Uint8Array>> | Promise<Readonly<Record<string, string | Uint8Array>>>;
  head?: readonly HeadEntry[];
}

/** What plugins of unified find in `file.data`. */
export interface PluginFileData {
  /** As written. */
  frontmatter: Readonly<Record<string, unknown>>;
}

/** A tree of HTML, as `rehypePlugins` get it. */
export type { Root as PluginTree };

/** Types a plugin; returns it unchanged. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}

/** The name of the rule of a plugin's finding. */
export function pluginRule({ name }: Pick<Plugin, 'name'>, rule: string): string {
  return `${name}/${rule}`;
}
