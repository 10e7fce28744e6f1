import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ModuleAliases } from '../../bundle/scripts/packageModules.ts';
import { locateSiteFile } from '../../content/siteContext.ts';
import { shortHash } from '../../content/files.ts';
import { importedPackages } from '../../examples/importedNames.ts';
import { clientPrograms } from '../../examples/siteExamples.ts';
import type { Example, PageModule, Source } from '../../model.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { SiteFile } from '../../core/config/site.ts';

const VERSION_LENGTH = 8;

/** Not `v`: Vite lets browsers cache such requests forever, although dependencies change. */
export const VERSION_PARAMETER = 'version';

/** Input for the module of one example. */
interface ExampleModuleSource {
  /** JavaScript, as `ExamplePreparer` compiled it. */
  code: string;
  /** Its module may throw on evaluation, or take its time; it is then imported dynamically, on its own. */
  isFragile: boolean;
}

/** Returns the module source of an example; undefined for HTML and for examples that can't be compiled. */
export type ModuleSourceOf = (example: Example | PageModule) => ExampleModuleSource | undefined;

/** Modules of one tab that the browser loads. */
export interface TabModules {
  /** Entry with every example that the page shows inline. */
  inline: ModuleEntry | null;
  /** One entry per full-screen example, which runs only in its own document, by example key. */
  fullscreen: Map<string, ModuleEntry>;
}

export interface ModuleEntry {
  /** Name in the build's output. */
  name: string;
  file: string;
  /** Hash of the entry's code, which includes the versions of its examples on the dev server. */
  version: string;
}

interface ModuleFilesOptions {
  /** Modules to run before examples that import a package: package -> absolute file. */
  setup: ReadonlyMap<string, string>;
  /** Adds a version to import specifiers, for the dev server, where browsers keep loaded modules by address. */
  isVersioned: boolean;
}

/**
 * Writes the modules of a tab's examples below `folder`: one file per example, and entries that
 * export them by slug (see `browser/islands/index.ts`). Files that are up to date stay untouched.
 */
export async function writeTabModules(
  folder: string,
  source: Source,
  sourceOf: ModuleSourceOf,
  { isVersioned, setup }: ModuleFilesOptions
): Promise<TabModules> {
  const programs = clientPrograms(source).flatMap((example) => {
    const module = sourceOf(example);
    return module
      ? [
          {
            example,
            ...module,
            setup: setupOf(module.code, setup),
            query: isVersioned ? `?${VERSION_PARAMETER}=${versionOf(module.code)}` : '',
            file: path.join(folder, 'examples', `${fileName(example.key)}.js`)
          }
        ]
      : [];
  });
  // Without a `type`: what the default import of a CommonJS module is must not depend on the site's package.json.
  await writeIfChanged(path.join(folder, 'package.json'), '{}\n');
  await Promise.all(programs.map(({ file, code }) => writeIfChanged(file, code)));

  const inline = programs.filter(({ example }) => !isFullscreen(example));
  const alone = programs.filter(({ example }) => isFullscreen(example));
  const tabKey = source.path.slice(1);
  return {
    inline: inline.length > 0 ? await writeEntry(folder, tabKey, inline) : null,
    fullscreen: new Map(
      await Promise.all(
        alone.map(
          async (program) => [program.example.key, await writeEntry(folder, program.example.key, [program])] as const
        )
      )
    )
  };
}

function isFullscreen(example: Example | PageModule): boolean {
  return 'isFullscreen' in example && example.isFullscreen;
}

interface Program {
  example: Example | PageModule;
  file: string;
  /** Files to run before it. */
  setup: string[];
  query: string;
  isFragile: boolean;
}

/** A part of a script's address, in which "%" would have to be encoded once more. */
function fileName(key: string): string {
  return key.replaceAll('%', '_');
}

async function writeEntry(folder: string, key: string, programs: Program[]): Promise<ModuleEntry> {
  const file = path.join(folder, 'entries', `${fileName(key)}.js`);
  const code = entryCode(path.dirname(file), programs);
  await writeIfChanged(file, code);
  return { name: fileName(key).replaceAll('/', '-'), file, version: versionOf(code) };
}

function entryCode(folder: string, programs: Program[]): string {
  const relativeSpecifier = (file: string, query = '') =>
    JSON.stringify(`./${path.relative(folder, file).replaceAll(path.sep, '/')}${query}`);
  const specifierOf = ({ file, query }: Program) => relativeSpecifier(file, query);
  const setup = [...new Set(programs.flatMap((program) => program.setup))].map(
    (file) => `import ${relativeSpecifier(file)};\n`
  );
  const imports = programs.flatMap((program, index) =>
    program.isFragile ? [] : [`import example${index} from ${specifierOf(program)};\n`]
  );
  const members = programs.map((program, index) => {
    const load = program.isFragile ? `import(${specifierOf(program)}).then((m) => m.default)` : `example${index}`;
    return `  ${JSON.stringify(program.example.slug)}: () => ${load}`;
  });
  return `${setup.join('')}${imports.join('')}export const examples = {\n${members.join(',\n')}\n};\n`;
}

function setupOf(code: string, setup: ReadonlyMap<string, string>): string[] {
  // Most modules name none of these packages, and need no parsing.
  const isNamed = [...setup.keys()].some((name) => code.includes(name));
  return isNamed ? [...importedPackages(code)].flatMap((name) => setup.get(name) ?? []) : [];
}

function versionOf(code: string): string {
  return shortHash(code, VERSION_LENGTH);
}

/** Keeps the modification time of an unchanged file, so that no watcher is triggered. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Returns the absolute paths of modules to run before examples that import a package, by package.
 * @throws ConfigError when one doesn't exist
 */
export function setupModules({ examples }: ResolvedConfig, siteFolder: string): Map<string, string> {
  return locateAll(examples.setup, siteFolder);
}

/**
 * Returns the modules that browsers load in place of others.
 * @throws ConfigError when one doesn't exist
 */
export function aliasedModules(
  { examples }: { examples: Pick<ResolvedConfig['examples'], 'alias'> },
  siteFolder: string
): ModuleAliases {
  return locateAll(examples.alias, siteFolder);
}

function locateAll(files: Record<string, SiteFile>, siteFolder: string): Map<string, string> {
  return new Map(Object.entries(files).map(([name, file]) => [name, locateSiteFile(file, siteFolder)]));
}
