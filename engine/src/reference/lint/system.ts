import type { ResolvedConfig } from '../../core/config.ts';
import type { LintConfig } from '../../core/config/lint.ts';
import type { ReferenceConfig } from '../../core/config/reference.ts';
import { packagesOf } from '../properties/request.ts';
import type { ModuleFolders } from './packageShapes.ts';

/** What a site says of its design system, whatever versions are installed. Plain data. */
export interface LintSystem {
  /** Packages with components and other names, in the site's order. */
  packages: readonly string[];
  reference: ReferenceConfig;
  lint: LintConfig;
}

/** Reads the description of a site's system from its configuration. */
export function lintSystem(config: ResolvedConfig): LintSystem {
  return { packages: packagesOf(config), reference: config.reference, lint: config.lint };
}

/** Folders of modules that the reference names: each icon and each token may have a module of its own. */
export function moduleFolders(reference: ReferenceConfig): ModuleFolders {
  return Object.fromEntries(
    moduleGlobs(reference).map(({ package: name, include }) => [name, [`${include.split('/')[0]}/`]])
  );
}

/** The packages whose names are checked: those of the site, and those of its icons and tokens. */
export function checkedPackages({ packages, reference }: LintSystem): string[] {
  return [...new Set([...packages, ...moduleGlobs(reference).map(({ package: name }) => name)])];
}

function moduleGlobs({ icons, tokens }: ReferenceConfig): { package: string; include: string }[] {
  return [icons, tokens?.scripts].filter((each) => each !== undefined);
}
