import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { ViteDevServer, WebSocketClient } from 'vite';

import { findConfigFile, locateSiteFile, type SiteContext } from '../../content/siteContext.ts';
import { modulesOf, siteExamples } from '../../examples/siteExamples.ts';
import { CONTENT_EVENT, PAGE_EVENT, type PageOpened } from '../../core/devEvents.ts';
import { errorText } from '../../core/userError.ts';
import type { Problem, Source } from '../../model.ts';
import type { DevPages } from './devPages.ts';
import { linkedPackageFolders } from './devPackages.ts';
import { isInstalled } from '../../content/packages.ts';
import { isFileSpecifier, ModuleResolver } from '../../examples/moduleResolver.ts';
import { parseModule } from '../../examples/parseModule.ts';
import { wrapperFile } from '../../examples/wrapper.ts';

const UI_FOLDER = fileURLToPath(new URL('../../ui/', import.meta.url));
const SETTLE_MS = 30;

/** What a changed file belongs to: the engine's interface or the drawings, Markdown components, linked packages … */
type Part = 'engine' | 'components' | 'packages' | 'content';

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
  let known = new Set([...contentFiles(pages), ...wrapperModules(config, folder)]);
  const watchFiles = (): void => {
    vite.watcher.add([...ofComponents, ...ofDrawings, ...known]);
  };
  vite.watcher.add([UI_FOLDER, contentFolder, ...linkedFolders, ...ofConfig]);
  watchFiles();
  report(pages.site.site.problems);

  /** @returns whether it succeeded; errors are printed */
  const tryReload = async (reload: () => Promise<Problem[]>): Promise<boolean> => {
    try {
      report(await reload());
      known = new Set([...contentFiles(pages), ...wrapperModules(config, folder)]);
      watchFiles();
      return true;
    } catch (error) {
      printError(error);
      return false;
    }
  };

  const tryReloadRenderer = (reload: () => Promise<Problem[]>): Promise<boolean> =>
    tryReload(() => {
      // First, so that errors in newly imported modules can be corrected.
      ofComponents = ownModules(componentModules);
      ofDrawings = drawingModules(config, folder);
      watchFiles();
      return reload();
    });

  const update = async (parts: ReadonlySet<Part>): Promise<void> => {
    const isPackageUpdated = parts.has('packages') && tryNow(() => pages.reloadPackages());
    const usesPackages = parts.has('packages') && componentModules.length > 0;
    let isRendererUpdated = false;
    if (parts.has('engine')) {
      isRendererUpdated = await tryReloadRenderer(() => pages.reloadEngine());
    } else if (parts.has('components') || usesPackages) {
      isRendererUpdated = await tryReloadRenderer(() => pages.reloadComponents());
    }
    // A new renderer has already reloaded the content.
    const isContentUpdated =
      parts.has('content') && !isRendererUpdated && (await tryReload(() => pages.reloadContent()));
    if (isPackageUpdated || isRendererUpdated) {
      vite.ws.send({ type: 'full-reload' });
    } else if (isContentUpdated) {
      vite.ws.send({ type: 'custom', event: CONTENT_EVENT });
    }
  };

  // One update at a time, of all changes until then: a file that is being written changes more than once.
  const changed = new Set<Part>();
  let updates = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const scheduleUpdate = (part: Part): void => {
    changed.add(part);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const parts = new Set(changed);
      changed.clear();
      updates = updates.then(() => update(parts));
    }, SETTLE_MS);
  };

  const handleChange = (file: string): void => {
    if (ofConfig.has(file)) {
      process.stdout.write(`${path.relative(folder, file)} has changed: restart the server to see its changes.\n`);
    } else if (file.startsWith(UI_FOLDER) || ofDrawings.has(file)) {
      scheduleUpdate('engine');
    } else if (ofComponents.has(file)) {
      scheduleUpdate('components');
    } else if (known.has(file) || file.startsWith(contentFolder)) {
      scheduleUpdate('content');
    } else if (linkedFolders.some((linked) => file.startsWith(linked)) && !file.includes(NODE_MODULES)) {
      scheduleUpdate('packages');
      // Also at once, since Vite reloads pages that use the file without waiting.
      pages.reloadPackages();
    }
  };

  // An uncaught error in a listener would end the process.
  vite.watcher.on('error', printError);
  vite.watcher.on('all', (_, file) => {
    tryNow(() => handleChange(path.resolve(file)));
  });
  // A page may have been rendered before an update, and have connected only after it.
  vite.ws.on(PAGE_EVENT, (page: PageOpened | null, client: WebSocketClient) => {
    if (page?.frame !== pages.frame) {
      client.send({ type: 'full-reload' });
    }
  });
}

const NODE_MODULES = `${path.sep}node_modules${path.sep}`;

/** @returns whether it succeeded; errors are printed */
function tryNow(action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    printError(error);
    return false;
  }
}

function printError(error: unknown): void {
  process.stderr.write(`${errorText(error)}\n`);
}

/** Returns the files that pages depend on: Markdown, examples, what parts of pages import, and files with problems. */
function contentFiles({ site: { site } }: Pick<DevPages, 'site'>): Set<string> {
  const markdown = site.pages.flatMap(({ sources }) => sources.flatMap(({ file, codeFiles }) => [file, ...codeFiles]));
  const examples = siteExamples(site).flatMap(({ example }) => example.file ?? []);
  const modules = site.pages.flatMap(({ sources }) => sources.flatMap(importedModules));
  const invalid = site.problems.flatMap(({ location }) => location?.file ?? []);
  return new Set([...markdown, ...examples, ...ownModules(modules), ...invalid]);
}

/** Returns the files that the programs of a page import themselves. */
function importedModules(source: Source): string[] {
  const resolver = new ModuleResolver();
  return modulesOf(source).length === 0
    ? []
    : source.imports
        .filter(({ specifier }) => isFileSpecifier(specifier))
        .flatMap(({ specifier }) => resolver.resolve(path.dirname(source.file), specifier) ?? []);
}

/** Returns the module of a site's drawings and the files that it imports. */
function drawingModules({ drawings }: SiteContext['config'], siteFolder: string): Set<string> {
  const file = drawings === undefined ? null : path.join(siteFolder, drawings);
  return ownModules(file === null || !existsSync(file) ? [] : [file]);
}

/** Returns the module around all examples and the files that it imports. */
function wrapperModules(config: SiteContext['config'], siteFolder: string): Set<string> {
  const file = wrapperFile(config, siteFolder);
  return ownModules(file === null ? [] : [file]);
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
