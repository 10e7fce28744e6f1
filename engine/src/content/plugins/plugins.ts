import type { MarkdownIt, Token } from 'markdown-it';
import type { Pluggable } from 'unified';

import type { Plugins } from '../../core/config/plugins.ts';
import type { Problem } from '../../model.ts';
import { parseInfoString } from '../infoString.ts';
import type { Origin } from '../markdown/liveFence.ts';
import { error } from '../problem.ts';

/** A function of a plugin, with the plugin's name. */
interface Named<Part> {
  plugin: string;
  part: Part;
}

/** What extends the reading of one kind of files. The object is the same for the same plugins: caches depend on it. */
export interface ReaderPlugins {
  markdownIt: readonly Named<(parser: MarkdownIt) => void>[];
  remark: readonly Named<Pluggable>[];
  rehype: readonly Named<Pluggable>[];
  /** Languages of fences that they draw. */
  languages: readonly string[];
}

export const NO_PLUGINS: ReaderPlugins = { markdownIt: [], remark: [], rehype: [], languages: [] };

const known = new WeakMap<Plugins, Map<Origin, ReaderPlugins>>();

/** Returns the plugins that apply to pages of an origin. */
export function readerPlugins(plugins: Plugins, origin: Origin): ReaderPlugins {
  const byOrigin = known.get(plugins) ?? new Map<Origin, ReaderPlugins>();
  known.set(plugins, byOrigin);
  const found = byOrigin.get(origin) ?? collect(plugins, origin);
  byOrigin.set(origin, found);
  return found;
}

function collect(plugins: Plugins, origin: Origin): ReaderPlugins {
  const applying = plugins.filter(({ pages = 'own' }) => origin === 'own' || pages === 'all');
  const all = <Part>(partsOf: (plugin: Plugins[number]) => readonly Part[] | undefined): Named<Part>[] =>
    applying.flatMap((plugin) => (partsOf(plugin) ?? []).map((part) => ({ plugin: plugin.name, part })));
  const found = {
    markdownIt: all(({ markdownItPlugins }) => markdownItPlugins),
    remark: all(({ remarkPlugins }) => remarkPlugins),
    rehype: all(({ rehypePlugins }) => rehypePlugins),
    languages: applying.flatMap(({ languages = [] }) => languages)
  };
  return Object.values(found).every((parts) => parts.length === 0) ? NO_PLUGINS : found;
}

/** Reports that one of some plugins has no effect on a file. @param line line of the file, if the plugin says so */
export function pluginFailure(plugins: readonly { plugin: string }[], cause: unknown, file: string, line = 1): Problem {
  const names = [...new Set(plugins.map(({ plugin }) => plugin))].join('", "');
  const message = `The plugin "${names}" failed: ${cause instanceof Error ? cause.message : String(cause)}`;
  return error('plugin-failed', message, { file, line }, 'The page is shown as it is without the plugin.');
}

/** Leaves out the blocks of code that plugins draw. */
export function withoutDrawn(tokens: readonly Token[], { languages }: ReaderPlugins): readonly Token[] {
  const isDrawn = ({ type, info }: Token): boolean =>
    type === 'fence' && languages.includes(parseInfoString(info).lang);
  return languages.length === 0 ? tokens : tokens.filter((token) => !isDrawn(token));
}
