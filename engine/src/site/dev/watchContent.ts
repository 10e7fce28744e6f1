import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { ViteDevServer } from 'vite';

import { findConfigFile, locateSiteFile, type SiteContext } from '../../content/siteContext.ts';
import { siteExamples } from '../../examples/siteExamples.ts';
import { errorText } from '../../core/userError.ts';
import type { Problem } from '../../model.ts';
import type { DevPages } from './devPages.ts';
import { linkedPackageFolders } from './devPackages.ts';
import { isInstalled } from '../../content/packages.ts';
import { isFileSpecifier, ModuleResolver } from '../../examples/moduleResolver.ts';
import { parseModule } from '../../examples/parseModule.ts';

const UI_FOLDER = fileURLToPath(new URL('../../ui/', import.meta.url));
const SETTLE_MS = 30;

/**
 * Updates open pages after changes to content, linked packages or the engine.
 * @param report prints the problems of the content, called at the start and after each change
 */
export function watchContent(
  vite: Pick<ViteDevServer, 'watcher' | 'ws'>,
  { config, folder }: SiteContext,
  pages: DevPages,
  report: (problems: readonly Problem[]) => void
): void {
  const contentFolder = path.join(folder, config.content);
  const linkedFolders = linkedPackageFolders(folder).map((linked) => linked + path.sep);
  const configFile = findConfigFile(folder);
  const ofConfig = ownModules(configFile === null ? [] : [configFile]);
  const componentModules = Object.values(config.markdownComponents).map((file) => locateSiteFile(file, folder));
  let ofComponents = ownModules(componentModules);
  let ofDrawings = drawingModules(config, folder);
  let known = contentFiles(pages);
  let timer: NodeJS.Timeout | null = null;
  const watchModules = (): void => {
    vite.watcher.add([...ofComponents, ...ofDrawings]);
  };
  vite.watcher.add([UI_FOLDER, contentFolder, ...linkedFolders, ...ofConfig, ...known]);
  watchModules();
  report(pages.site.site.problems);

  const reloadContent = async (): Promise<void> => {
    try {
      report(await pages.reload());
      known = contentFiles(pages);
      vite.watcher.add([...known]);
      vite.ws.send({ type: 'custom', event: 'patternbook:content' });
    } catch (error) {
      printError(error);
    }
  };

  const reloadDocuments = async (reload: () => Promise<Problem[]>): Promise<void> => {
    try {
      ofComponents = ownModules(componentModules);
      ofDrawings = drawingModules(config, folder);
      watchModules();
      report(await reload());
      vite.ws.send({ type: 'full-reload' });
    } catch (error) {
      printError(error);
    }
  };

  const handleChange = (file: string): void => {
    if (ofConfig.has(file)) {
      process.stdout.write(`${path.relative(folder, file)} has changed: restart the server to see its changes.\n`);
    } else if (file.startsWith(UI_FOLDER) || ofDrawings.has(file)) {
      void reloadDocuments(() => pages.reloadEngine());
    } else if (ofComponents.has(file)) {
      void reloadDocuments(() => pages.reloadComponents());
    } else if (known.has(file) || file.startsWith(contentFolder)) {
      clearTimeout(timer ?? undefined);
      timer = setTimeout(() => void reloadContent(), SETTLE_MS);
    } else if (linkedFolders.some((linked) => file.startsWith(linked)) && !file.includes(NODE_MODULES)) {
      pages.reloadPackages();
      if (componentModules.length > 0) {
        void reloadDocuments(() => pages.reloadComponents());
      } else {
        vite.ws.send({ type: 'full-reload' });
      }
    }
  };

  // An uncaught error in a listener would end the process.
  vite.watcher.on('error', printError);
  vite.watcher.on('all', (_, changed) => {
    try {
      handleChange(path.resolve(changed));
    } catch (error) {
      printError(error);
    }
  });
}

const NODE_MODULES = `${path.sep}node_modules${path.sep}`;

function printError(error: unknown): void {
  process.stderr.write(`${errorText(error)}\n`);
}

/** Returns the files that pages depend on: Markdown, examples, and files with problems. */
function contentFiles({ site: { site } }: Pick<DevPages, 'site'>): Set<string> {
  const markdown = site.pages.flatMap(({ sources }) => sources.map(({ file }) => file));
  const examples = siteExamples(site).flatMap(({ example }) => example.file ?? []);
  const invalid = site.problems.flatMap(({ location }) => location?.file ?? []);
  return new Set([...markdown, ...examples, ...invalid]);
}

/** Returns the module of a site's drawings and the files that it imports. */
function drawingModules({ drawings }: SiteContext['config'], siteFolder: string): Set<string> {
  const file = drawings === undefined ? null : path.join(siteFolder, drawings);
  return ownModules(file === null || !existsSync(file) ? [] : [file]);
}

/** Returns modules of the site and the files that they import, directly or transitively, except those of packages. */
function ownModules(modules: readonly string[]): Set<string> {
  const resolver = new ModuleResolver();
  const files = new Set(modules);
  // The loop also visits files that are added during iteration.
  for (const file of files) {
    for (const specifier of importedFiles(file)) {
      const imported = resolver.resolve(path.dirname(file), specifier);
      if (imported !== null && !isInstalled(imported)) {
        files.add(imported);
      }
    }
  }
  return files;
}

function importedFiles(file: string): string[] {
  const parsed = parseModule(readFileSync(file, 'utf8'));
  if (!parsed.ok) {
    return [];
  }
  const { staticImports, staticExports } = parsed.module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))
  ].filter(isFileSpecifier);
}
