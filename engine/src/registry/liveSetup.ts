import type { ResolvedConfig } from '../config.ts';
import type { LiveSetup } from '../liveSetup.ts';
import type { Release } from '../model.ts';
import type { Libraries } from './openLibraries.ts';

/** Address of the setup. */
export const SETUP_ADDRESS = '/code.json';
/** Address of the names that libraries export: `{ specifier: names }`, for completion in the editor. */
export const NAMES_ADDRESS = '/code-names.json';

/** Content of {@link SETUP_ADDRESS}. @param frame address of the frame's document */
export function makeLiveSetup(
  { libraries, scripts, setup, names }: Libraries,
  { examples }: ResolvedConfig,
  releases: readonly Release[],
  frame: string
): LiveSetup {
  // Of two packages with a name, the earlier one of the configuration provides it.
  const scope = examples.scope
    .toReversed()
    .flatMap((specifier) => (names[specifier] ?? []).map((name) => [name, specifier] as const));
  return {
    frame,
    libraries,
    scripts,
    setup,
    scope: Object.fromEntries(scope),
    versions: releases.find(({ latest }) => latest)?.versions ?? {}
  };
}
