import type { ResolvedConfig } from '../../core/config.ts';
import { packageOfSpecifier } from '../../content/owningPackage.ts';
import type { LiveSetup } from '../../core/liveSetup.ts';
import type { Release } from '../../model.ts';
import type { Libraries } from './openLibraries.ts';
import { projectSetup } from './projectSetup.ts';

/** Content of `/code.json`. @param frame address of the frame's document */
export function makeLiveSetup(
  { libraries, scripts, setup, names }: Libraries,
  config: ResolvedConfig,
  siteFolder: string,
  releases: readonly Release[],
  frame: string
): LiveSetup {
  const packages = new Set(Object.keys(libraries).map(packageOfSpecifier));
  // Of two packages with a name, the earlier one of the configuration provides it.
  const scope = config.examples.scope
    .toReversed()
    .flatMap((specifier) => (names[specifier] ?? []).map((name) => [name, specifier] as const));
  return {
    frame,
    libraries,
    scripts,
    setup,
    scope: Object.fromEntries(scope),
    versions: releases.find(({ latest }) => latest)?.versions ?? {},
    project: projectSetup(config, siteFolder, packages)
  };
}
