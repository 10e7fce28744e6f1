import type { Root as HastRoot } from 'hast';
import { type Pluggable, type Plugin as Attacher, type Processor, unified } from 'unified';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';

import type { PluginFileData } from '../../core/plugin.ts';
import type { Problem } from '../../model.ts';
import { warning } from '../problem.ts';
import { PendingPlugin, runTransform } from './pendingPlugins.ts';
import { pluginFailure, type ReaderPlugins } from './plugins.ts';

type NamedPluggables = ReaderPlugins['rehype'];

/** The file whose tree plugins change. */
export interface PluginFile {
  file: string;
  /** As written. */
  frontmatter: object;
  report: (problem: Problem) => void;
}

/**
 * Wraps plugins of unified, so that messages and errors are reported under the name of the plugin that they come from.
 * @throws (the processor, when it runs) {@link PluginError}
 */
export function namedPluggables(plugins: NamedPluggables): Pluggable[] {
  return plugins.map(({ plugin, part }) => {
    const [attacher, ...options] = (Array.isArray(part) ? part : [part]) as [Attacher<unknown[]>, ...unknown[]];
    const guarded = function attach(this: Processor, ...given: unknown[]) {
      const transform = guard(plugin, () => attacher.apply(this, given));
      if (typeof transform !== 'function') {
        return undefined;
      }
      return (tree: HastRoot, file: VFile) => {
        const known = file.messages.length;
        const result = guard(plugin, () =>
          runTransform(transform as unknown as (tree: HastRoot, file: VFile) => unknown, tree, file)
        );
        file.messages.slice(known).forEach((message) => (message.source = plugin));
        return result;
      };
    };
    return [guarded as Attacher, ...options] as Pluggable;
  });
}

/** An error in a plugin. */
export class PluginError extends Error {
  override name = 'PluginError';
  readonly plugin: string;

  constructor(plugin: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.plugin = plugin;
  }

  /** Describes it as a problem of a file. */
  toProblem(file: string): Problem {
    const { line } = this.cause as Partial<VFileMessage>;
    return pluginFailure([this], this, file, line ?? 1);
  }
}

function guard<Result>(plugin: string, run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    throw cause instanceof PendingPlugin ? cause : new PluginError(plugin, cause);
  }
}

/** Creates what plugins know about a file. */
export function pluginFileOf({ file, frontmatter }: Pick<PluginFile, 'file' | 'frontmatter'>): VFile {
  return new VFile({ path: file, data: { frontmatter } satisfies Record<keyof PluginFileData, unknown> });
}

/** Reports the messages of plugins. */
export function reportMessages(messages: readonly VFileMessage[], { file, report }: PluginFile): void {
  for (const { reason, line = 1, column, source } of messages) {
    const location = { file, line, ...(column !== undefined && { column }) };
    const hint = 'Correct the page, or the options of the plugin.';
    report(warning('plugin-message', `The plugin "${source}" says: ${reason}`, location, hint));
  }
}

const processors = new WeakMap<NamedPluggables, Processor>();

/**
 * Changes a tree by plugins, the first ones first.
 * @returns another tree; the tree itself if a plugin fails, which is reported
 */
export function runRehype(tree: HastRoot, plugins: NamedPluggables, place: PluginFile): HastRoot {
  try {
    const processor = processors.get(plugins) ?? unified().use(namedPluggables(plugins)).freeze();
    processors.set(plugins, processor);
    const file = pluginFileOf(place);
    const changed = processor.runSync(structuredClone(tree), file) as HastRoot;
    reportMessages(file.messages, place);
    return changed;
  } catch (problem) {
    if (!(problem instanceof PluginError)) {
      throw problem;
    }
    place.report(problem.toProblem(place.file));
    return tree;
  }
}
