import type { ResolvedConfig } from '../core/config.ts';
import type { Plugins } from '../core/config/plugins.ts';
import { type Finding, type Plugin, pluginRule } from '../core/plugin.ts';
import type { Problem, Site } from '../model.ts';
import { pluginFiles } from '../content/plugins/pluginFiles.ts';
import { error } from '../content/problem.ts';

/** Finds what the checks of plugins find, and what is wrong with their checks and files. */
export async function pluginProblems(site: Site, config: Pick<ResolvedConfig, 'plugins'>): Promise<Problem[]> {
  const problems = await Promise.all(config.plugins.map((plugin) => findingsOf(plugin, site)));
  return [...problems.flat(), ...(await pluginFiles(site, config)).problems];
}

async function findingsOf(plugin: Plugins[number], site: Site): Promise<Problem[]> {
  try {
    const findings = (await plugin.check?.(site)) ?? [];
    if (!isList(findings)) {
      throw new Error('it has to return an array of findings.');
    }
    return findings.map((finding) => toProblem(plugin, finding));
  } catch (cause) {
    const message = `The check of the plugin "${plugin.name}" failed: ${String(cause)}`;
    return [error('plugin-failed', message, null, 'Correct the plugin, or take it out of `plugins`.')];
  }
}

/** Plugins may be written without types. */
function isList(findings: readonly Finding[]): boolean {
  return Array.isArray(findings);
}

function toProblem(plugin: Pick<Plugin, 'name'>, finding: Finding): Problem {
  const { rule, severity, message, location, hint = null } = finding;
  if (typeof rule !== 'string' || typeof message !== 'string' || !['error', 'warning'].includes(severity)) {
    throw new Error('a finding needs a rule, a severity ("error" or "warning"), and a message.');
  }
  return { code: pluginRule(plugin, rule), severity, message, location: location ?? null, hint };
}
