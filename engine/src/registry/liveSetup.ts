import type { ResolvedConfig } from '../config.ts';
import type { LiveSetup } from '../liveSetup.ts';
import type { Release } from '../model.ts';
import type { Libraries } from './openLibraries.ts';
import { projectSetup } from './projectSetup.ts';

/** Address of the setup. */
export const SETUP_ADDRESS = '/code.json';
/** Address of the names that libraries export: `{ specifier: names }`, for completion in the editor. */
export const NAMES_ADDRESS = '/code-names.json';

const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/;

/** Content of {@link SETUP_ADDRESS}. @param frame address of the frame's document */
export function makeLiveSetup(
  { libraries, scripts, setup, names }: Libraries,
  config: ResolvedConfig,
  siteFolder: string,
  releases: readonly Release[],
  frame: string
): LiveSetup {
  const packages = new Set(Object.keys(libraries).map((specifier) => PACKAGE_NAME.exec(specifier)?.[0] ?? specifier));
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
