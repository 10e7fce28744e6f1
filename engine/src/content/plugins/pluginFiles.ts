import type { ResolvedConfig } from '../../core/config.ts';
import type { Plugins } from '../../core/config/plugins.ts';
import type { Problem, Site } from '../../model.ts';
import { error } from '../problem.ts';

/** Files of plugins by address, and what is wrong with them. */
export interface PluginFiles {
  files: ReadonlyMap<string, string | Uint8Array>;
  problems: Problem[];
}

type Made = Readonly<Record<string, string | Uint8Array>>;

/** What plugins made of a site: a build publishes it, and looks for its problems. */
const made = new WeakMap<Site, Map<Plugins[number], Promise<Made>>>();

function filesOf(plugin: Plugins[number], site: Site): Promise<Made> {
  const ofSite = made.get(site) ?? new Map<Plugins[number], Promise<Made>>();
  made.set(site, ofSite);
  const files = ofSite.get(plugin) ?? makeFiles(plugin, site);
  ofSite.set(plugin, files);
  return files;
}

async function makeFiles(plugin: Plugins[number], site: Site): Promise<Made> {
  return (await plugin.files?.(site)) ?? {};
}

const ADDRESS = /^(?:\/[^/?#\\]+)+$/;

/**
 * Collects the files that plugins publish.
 * @param isTaken whether the site has another file at an address, which stays
 */
export async function pluginFiles(
  site: Site,
  { plugins }: Pick<ResolvedConfig, 'plugins'>,
  isTaken: (address: string) => boolean = () => false
): Promise<PluginFiles> {
  const files = new Map<string, string | Uint8Array>();
  const problems: Problem[] = [];
  for (const plugin of plugins) {
    const { name } = plugin;
    try {
      for (const [address, content] of Object.entries(await filesOf(plugin, site))) {
        const reason = refusal(address, content, files.has(address) || isTaken(address));
        if (reason === null) {
          files.set(address, content);
        } else {
          const message = `The plugin "${name}" publishes ${address}, but ${reason}. It is left out.`;
          problems.push(error('plugin-file', message, null, 'Give the file another address or content.'));
        }
      }
    } catch (cause) {
      const message = `The files of the plugin "${name}" are missing: ${String(cause)}`;
      problems.push(error('plugin-failed', message, null, 'Correct the plugin, or take it out of `plugins`.'));
    }
  }
  return { files, problems };
}

/** Why a file can't be published; null if it can. */
function refusal(address: string, content: unknown, isTaken: boolean): string | null {
  if (!ADDRESS.test(address) || address.split('/').some((part) => part === '.' || part === '..')) {
    return 'that is no address of a file, such as /feed.xml';
  }
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
    return 'its content is neither a text nor bytes';
  }
  return isTaken ? 'the site has a file at this address' : null;
}
