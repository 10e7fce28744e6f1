import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { readJson } from '../../content/files.ts';
import { builtInAxes } from '../../core/builtInAxes.ts';
import { referenceSchema } from '../../core/config/reference.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import { COLOR_SCHEME, listThemes, type Theme, type ThemeAxis } from '../../core/themes.ts';
import { packagesOf } from '../properties/request.ts';
import type { SnapshotSystem } from './readSnapshot.ts';

/** Describes the system that a site documents. */
export function siteSystem(config: ResolvedConfig): SnapshotSystem {
  const { tokens } = config.reference;
  const names = config.history?.tokenNames;
  return {
    packages: packagesOf(config),
    reference: tokens && names !== undefined ? { ...config.reference, tokens: { ...tokens, names } } : config.reference,
    themes: colorSchemes(config.themes),
    site: config
  };
}

/** Describes a system that is known by its packages alone: their components, and the variables of their style sheets. */
export function packageSystem(packages: readonly string[]): SnapshotSystem {
  const sheets = packages.map((name) => ({ package: name, include: ['**/!(*.min).css'], prefix: '{name}' }));
  return {
    packages,
    reference: referenceSchema.parse({ cssVariables: sheets }),
    themes: colorSchemes(builtInAxes()),
    site: null
  };
}

/** The themes that differ in nothing but the color scheme: all others would multiply the values. */
function colorSchemes(axes: readonly ThemeAxis[]): Theme[] {
  return listThemes(axes).filter(({ values }) =>
    axes.every(({ name, values: [first] }) => name === COLOR_SCHEME || values[name] === first.name)
  );
}

interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
}

/**
 * Lists the packages of a folder: those that its package.json names as dependencies, or all packages in
 * its `node_modules`.
 */
export function packagesIn(folder: string): string[] {
  const { dependencies = {} } = (readJson(path.join(folder, 'package.json')) ?? {}) as Manifest;
  const modules = path.join(folder, 'node_modules');
  const named = Object.keys(dependencies).filter((name) => existsSync(path.join(modules, name, 'package.json')));
  const all = named.length > 0 ? named : installedNames(modules);
  return all.filter((name) => !name.startsWith('@types/')).filter((name) => isPart(path.join(modules, name)));
}

function installedNames(modules: string): string[] {
  const names = existsSync(modules) ? readdirSync(modules).filter((name) => !name.startsWith('.')) : [];
  return names
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(modules, name)).map((inner) => `${name}/${inner}`) : [name]
    )
    .toSorted();
}

/** React itself is no part of a design system. */
const NO_PARTS = ['react', 'react-dom', 'typescript'];

function isPart(folder: string): boolean {
  const manifest = readJson(path.join(folder, 'package.json')) as Manifest | null;
  return manifest?.name !== undefined && !NO_PARTS.includes(manifest.name);
}
