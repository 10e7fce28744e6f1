import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { createElement } from 'react';
import type { renderToStaticMarkup } from 'react-dom/server';

import { parseModuleRecord, readModuleRecord } from '../../bundle/moduleRecord.ts';
import { ImportGraph } from '../../bundle/importGraph.ts';
import { importSiteModule, locateSiteFile } from '../../content/siteContext.ts';
import { ConfigError, type ResolvedConfig } from '../../core/config.ts';
import type { MarkdownComponent } from '../../core/markdownComponent.ts';
import type { App } from '../../ui/index.ts';

/** A Markdown component, ready for use. */
export interface SiteComponent extends MarkdownComponent {
  /** Renders its HTML. */
  render(props: object): string;
  /** Renders its HTML for the Markdown twin of a page. */
  renderMarkdown(props: object): string;
  /** Files of its style sheets. */
  sheets: readonly string[];
}

/** The engine's and the site's own components by the names of their tags. */
export type SiteComponents = ReadonlyMap<string, SiteComponent>;

/** Name of one of the engine's components. */
export type EngineComponentName = keyof App['markdownComponents'];

/**
 * Loads the Markdown components that a site can use.
 * @param version as of `loadApp`
 * @throws ConfigError when one that the configuration names can't be loaded
 */
export async function loadSiteComponents(
  app: App,
  { config, folder }: { config: Pick<ResolvedConfig, 'markdownComponents' | 'plugins'>; folder: string },
  version = 0
): Promise<SiteComponents> {
  const components = new Map(engineComponents(app));
  const fromPlugins = config.plugins.flatMap(({ markdownComponents = {} }) => Object.entries(markdownComponents));
  for (const [name, siteFile] of [...fromPlugins, ...Object.entries(config.markdownComponents)]) {
    if (components.has(name)) {
      const owner = fromPlugins.some(([other]) => other === name) ? 'a plugin' : 'the engine';
      throw new ConfigError(`markdownComponents.${name}: ${owner} has a component of this name. Choose another.`);
    }
    components.set(name, await loadComponent(name, locateSiteFile(siteFile, folder), version));
  }
  return components;
}

const REGISTRY = fileURLToPath(
  new URL(`../../ui/markdownComponents${path.extname(import.meta.filename)}`, import.meta.url)
);

function engineComponents(app: App): [string, SiteComponent][] {
  const definitions = readModuleRecord(REGISTRY)?.indirectExports;
  return Object.entries<MarkdownComponent>(app.markdownComponents).map(([name, definition]) => [
    name,
    {
      ...definition,
      render: (props) => app.renderComponent(definition.component, props),
      renderMarkdown: (props) => app.renderComponent(definition.markdown ?? definition.component, props),
      sheets: importedSheets(path.resolve(path.dirname(REGISTRY), definitions?.get(name)?.specifier ?? ''))
    }
  ]);
}

/** Returns the style sheets that a module itself imports; those of the frame's library are found by class names. */
function importedSheets(file: string): string[] {
  const { imports } = parseModuleRecord(file, readFileSync(file, 'utf8'));
  return imports.flatMap(({ specifier }) =>
    specifier.endsWith('.css') ? path.resolve(path.dirname(file), specifier) : []
  );
}

async function loadComponent(name: string, file: string, version: number): Promise<SiteComponent> {
  const { default: definition } = await importSiteModule(file, version);
  if (!isDefinition(definition)) {
    throw new ConfigError(
      `markdownComponents.${name}: ${file} exports no component by default. ` +
        `Write: export default defineMarkdownComponent({ component: ${name} });`
    );
  }
  const render = createRenderer(file);
  return {
    ...definition,
    render: (props) => render(definition.component, props),
    renderMarkdown: (props) => render(definition.markdown ?? definition.component, props),
    sheets: [...new ImportGraph().sheetsOf(readFileSync(file, 'utf8'), file)]
  };
}

function isDefinition(value: unknown): value is MarkdownComponent {
  return typeof value === 'object' && value !== null && 'component' in value && typeof value.component === 'function';
}

type Renderer = (component: MarkdownComponent['component'], props: object) => string;

/**
 * Creates a renderer with the React that a module imports, which can be another version than the engine's.
 * @throws ConfigError when it is not installed
 */
function createRenderer(file: string): Renderer {
  const require = createRequire(file);
  try {
    const react = require('react') as { createElement: typeof createElement };
    const server = require('react-dom/server') as { renderToStaticMarkup: typeof renderToStaticMarkup };
    return (component, props) =>
      server.renderToStaticMarkup(react.createElement(component as Parameters<typeof createElement>[0], props));
  } catch (cause) {
    throw new ConfigError(`${file} needs react and react-dom. Add them to the site's dependencies and install them.`, {
      cause
    });
  }
}
