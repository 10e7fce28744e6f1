import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { createPackageFinder, findPackageFolder, packageOfSpecifier } from '../../content/packages.ts';
import { warning } from '../../content/problem.ts';
import { encodingProblems } from '../../content/textFile.ts';
import { positionAt } from '../../core/position.ts';
import type { Problem } from '../../model.ts';
import { type ImportRule, importRules } from '../../content/importRules.ts';
import { importContext } from '../cssVariables/importContext.ts';
import { type RuleContext, TOP } from '../cssVariables/parseSheet.ts';

/** A part of a style sheet: its own rules, or those of a sheet that it imports. */
interface SheetPart {
  css: string;
  context: RuleContext;
}

/** A style sheet with the sheets that led to it. */
interface Visit {
  file: string;
  context: RuleContext;
  /** Files whose imports are being followed, for circular ones. */
  above: readonly string[];
}

const IMPORT = /@import\b/i;
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Reads style sheets with those that they import from the same package. */
export class SheetImports {
  /** Imports that could not be followed. */
  readonly problems: Problem[] = [];
  readonly #listed: ReadonlySet<string>;
  readonly #siteFolder: string;
  readonly #packageOf = createPackageFinder();

  /** @param files all style sheets that the site lists: what one imports from them is not read twice */
  constructor(files: readonly string[], siteFolder: string) {
    this.#listed = new Set(files);
    this.#siteFolder = siteFolder;
  }

  /** Returns the parts of a sheet in the order in which they apply. */
  read(file: string): SheetPart[] {
    return this.#read({ file, context: TOP, above: [] });
  }

  #read({ file, context, above }: Visit): SheetPart[] {
    const content = readFileSync(file);
    this.problems.push(...encodingProblems(content, file));
    const css = content.toString('utf8');
    const parts: SheetPart[] = [];
    let done = 0;
    for (const rule of IMPORT.test(css) ? importRules(css) : []) {
      // What is before an import may name layers, whose order counts.
      parts.push({ css: css.slice(done, rule.from), context });
      const imported = this.#fileOf(rule, file, css);
      if (imported !== null && imported !== file && !above.includes(imported)) {
        const within = importContext(rule.prelude, context);
        parts.push(...this.#read({ file: imported, context: within, above: [...above, file] }));
      }
      done = rule.to;
    }
    return [...parts, { css: css.slice(done), context }];
  }

  /** Returns the file that an import leads to; null for one that is not followed. */
  #fileOf({ specifier, from, isEffective }: ImportRule, file: string, css: string): string | null {
    const report = (message: string, hint: string): null => {
      const location = { file, ...positionAt(css, from) };
      this.problems.push(
        warning('style-import', `The style sheet imports "${specifier}", ${message}.`, location, hint)
      );
      return null;
    };
    if (!isEffective) {
      return report('but not at its beginning, where browsers look for imports', 'Move it to the beginning.');
    }
    if (REMOTE.test(specifier)) {
      return report(
        'whose CSS variables are unknown',
        'If it defines any, list a package with the sheet in `reference`.'
      );
    }
    const target = this.#candidates(specifier, file).find((candidate) => existsSync(candidate));
    if (target === undefined) {
      return report("which doesn't exist", 'Correct the import, or publish the file with the package.');
    }
    if (this.#listed.has(target)) {
      return null;
    }
    return this.#packageOf(target)?.folder === this.#packageOf(file)?.folder
      ? target
      : report('which is in another package', 'List that sheet in `reference.cssVariables` or `reference.tokens`.');
  }

  /** Addresses are relative, as in browsers; bundlers also find packages. */
  #candidates(specifier: string, file: string): string[] {
    const [address = ''] = specifier.split(/[?#]/);
    const name = packageOfSpecifier(address.replace(/^~/, ''));
    const folder = name === '' ? null : findPackageFolder(name, this.#siteFolder);
    return [
      path.resolve(path.dirname(file), address),
      ...(folder === null ? [] : [path.join(folder, address.replace(/^~/, '').slice(name.length))])
    ];
  }
}
