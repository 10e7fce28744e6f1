import type { ResolvedConfig } from '../../core/config.ts';
import type { Problem, Site } from '../../model.ts';
import { error } from '../problem.ts';

/** Files of plugins by address, and what is wrong with them. */
export interface PluginFiles {
  files: ReadonlyMap<string, string | Uint8Array>;
  problems: Problem[];
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
  for (const { name, files: make } of plugins) {
    try {
      for (const [address, content] of Object.entries((await make?.(site)) ?? {})) {
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
