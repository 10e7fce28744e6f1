import { setTimeout } from 'node:timers/promises';

import { installedVersion } from '../../content/packages.ts';
import { LINT_ADDRESS } from '../../core/lintAddress.ts';
import type { ComponentShape, LintData } from '../../lint/data.ts';
import { parseLintFile } from '../../reference/lint/lintFile.ts';
import type { CatalogTab } from './catalog.ts';
import type { ToolContext } from './tool.ts';

const MOST_NAMES = 12;
/** How long a page waits for what differs. */
const PATIENCE_MS = 3000;

/**
 * Tells where the packages of the project differ from those that a page documents: versions, missing components, props,
 * and what is deprecated. Empty if they are the same, or if the project has none of them.
 */
export async function installedNote(tab: CatalogTab, { files, project, system }: ToolContext): Promise<string> {
  const names = tab.sources.find(({ source }) => source === tab.source)?.propComponents ?? [];
  const published = parseLintFile(await files.json(LINT_ADDRESS).catch(() => null))?.data ?? null;
  if (names.length === 0 || published === null) {
    return '';
  }
  const versions = differentVersions(published, project);
  if (versions.length === 0) {
    return '';
  }
  const note = `This project has ${versions.join(', ')}.`;
  // Reading declarations takes seconds, once.
  const installed = await Promise.race([
    system().catch(() => null),
    setTimeout(PATIENCE_MS, 'later' as const, { ref: false })
  ]);
  if (installed === 'later') {
    return `${note} What differs is still being read: ask again in a few seconds.`;
  }
  if (installed === null || !installed.isInstalled) {
    return note;
  }
  const lines = names.flatMap(({ component }) => differences(component, installed.data, published));
  return [
    note,
    ...(lines.length === 0 ? ['No component of this page differs.'] : lines.map((line) => `- ${line}`))
  ].join('\n');
}

function differentVersions({ packages }: LintData, project: string): string[] {
  return packages.flatMap(({ name, version: documented }) => {
    const version = installedVersion(name, project);
    return version === null || version === documented ? [] : [`${name} ${version} (the site documents ${documented})`];
  });
}

function differences(component: string, installed: LintData, published: LintData): string[] {
  const [own, documented] = [shapeOf(component, installed), shapeOf(component, published)];
  if (documented === null) {
    return [];
  }
  if (own === null) {
    return [`${component} doesn’t exist in the installed version.`];
  }
  const [ownProps, props] = [own.props, documented.props];
  const missing = Object.keys(props).filter((name) => !Object.hasOwn(ownProps, name));
  const removed = Object.keys(ownProps).filter((name) => !Object.hasOwn(props, name));
  const deprecated = Object.keys(ownProps).filter(
    (name) => ownProps[name]?.deprecated !== undefined && props[name]?.deprecated === undefined
  );
  return [
    ...(missing.length === 0 ? [] : [`${component}: not in the installed version: ${listed(missing)}.`]),
    ...(removed.length === 0 ? [] : [`${component}: only in the installed version: ${listed(removed)}.`]),
    ...(deprecated.length === 0 ? [] : [`${component}: deprecated in the installed version: ${listed(deprecated)}.`])
  ];
}

/** The component of a name in the first module that exports it, the main ones of packages first. */
function shapeOf(component: string, { modules, components }: LintData): ComponentShape | null {
  const found = Object.entries(modules)
    .toSorted(([a], [b]) => a.length - b.length)
    .find(([, module]) => Object.hasOwn(module.components, component));
  return components[found?.[1].components[component] ?? -1] ?? null;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => `\`${name}\``);
  const rest = names.length - shown.length;
  return shown.join(', ') + (rest > 0 ? `, and ${rest} more` : '');
}
