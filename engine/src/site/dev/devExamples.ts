import path from 'node:path';

import type { Preview } from '../../ui/view.ts';
import { aliasedModules, setupModules, type TabModules, writeTabModules } from '../build/moduleFiles.ts';
import { outcomeOf, planPlayground } from '../build/planPlaygrounds.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { renderRequest } from '../../examples/render/renderRequest.ts';
import { ExamplePreparer, type PreparedExample } from '../../examples/prepareExample.ts';
import { wrapperFile } from '../../examples/wrapper.ts';
import { failureLocation } from '../../examples/exampleLocation.ts';
import { type ProgramCode, programsOf } from '../../examples/siteExamples.ts';
import type { Asset, Source } from '../../model.ts';
import { ImportGraph } from '../../bundle/importGraph.ts';
import { markupAssets } from '../documents/previews.ts';
import type { PlaygroundOf, RenderedPlayground } from '../documents/pageReference.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import { createRenderer } from '../../examples/render/createRenderer.ts';
import { htmlOf, isFragile, type RenderResult } from '../../examples/render/result.ts';

/** A tab's examples, compiled and rendered. */
export interface DevTab {
  modules: TabModules;
  assets: Asset[];
  previewOf(example: Pick<ProgramCode, 'key'>): Preview | undefined;
  /** Returns the HTML of a part of the page, by key; null for one that was not rendered. */
  htmlOf: (key: string) => string | null;
  /** Files of the style sheets that an example's code imports. */
  sheetsOf(example: Pick<ProgramCode, 'key'>): readonly string[];
}

/** Compiles and renders examples on demand, tab by tab. */
export interface DevExamples {
  tab(source: Source): Promise<DevTab>;
  /** Returns the playgrounds of components as a reference describes them. */
  playgrounds(reference: SiteReference): DevPlaygrounds;
  /** Drops all cached results, after a file changed. */
  clear(): void;
  close(): void;
}

/** Playgrounds of tabs, rendered on demand. */
export interface DevPlaygrounds {
  /** Renders that of a tab; null for a tab without one. */
  render(source: Source): Promise<RenderedPlayground | null>;
  /** Returns that of a tab if it was rendered. */
  of: PlaygroundOf;
}

interface RenderedExample {
  prepared: PreparedExample;
  result: RenderResult | null;
}

export function createDevExamples({ config, folder, cacheFolder }: SiteContext): DevExamples {
  const preparer = new ExamplePreparer(folder, config.examples.scope, wrapperFile(config, folder));
  const renderer = createRenderer({ siteFolder: folder, cacheFolder });
  const modulesFolder = path.join(cacheFolder, 'dev-modules');
  const setup = setupModules(config, folder);
  const aliases = aliasedModules(config, folder);
  let graph = new ImportGraph(aliases);
  let tabs = new Map<string, Promise<DevTab>>();

  const render = async (example: ProgramCode, source: Source): Promise<RenderedExample> => {
    const prepared = preparer.prepare(example, source);
    if (!prepared.ok) {
      const { file, line } = failureLocation(example, prepared);
      process.stderr.write(`${file}:${line ?? 1}: ${prepared.message}\n`);
      return { prepared, result: null };
    }
    return { prepared, result: await renderer.render(renderRequest({ example, source }, prepared.code)) };
  };

  const makeTab = async (source: Source): Promise<DevTab> => {
    const rendered = new Map<string, RenderedExample>();
    for (const example of programsOf(source)) {
      rendered.set(example.key, await render(example, source));
    }
    const modules = await writeTabModules(
      modulesFolder,
      source,
      ({ key }) => {
        const { prepared, result } = rendered.get(key) ?? {};
        return prepared?.ok ? { code: prepared.code, isFragile: prepared.isAwaited || isFragile(result) } : undefined;
      },
      { isVersioned: true, setup }
    );
    return {
      modules,
      assets: [
        ...[...rendered.values()].flatMap(({ prepared }) => (prepared.ok ? prepared.assets : [])),
        ...markupAssets(source)
      ],
      sheetsOf: ({ key }) => {
        const prepared = rendered.get(key)?.prepared;
        return prepared?.ok ? [...graph.sheetsOf(prepared.code, path.join(folder, 'example.tsx'))] : [];
      },
      htmlOf: (key) => htmlOf(rendered.get(key)?.result ?? undefined),
      previewOf: ({ key }) => {
        const { prepared, result } = rendered.get(key) ?? {};
        return prepared && !prepared.ok ? { state: 'error', message: prepared.message } : (result ?? undefined);
      }
    };
  };

  const makePlayground = async (source: Source, reference: SiteReference): Promise<RenderedPlayground | null> => {
    const plan = planPlayground(source, reference, config, preparer);
    if (!plan?.ok) {
      return null;
    }
    const outcome = outcomeOf(plan, await renderer.render(plan.request));
    return outcome.ok ? outcome.rendered : null;
  };

  return {
    playgrounds(reference) {
      const started = new Map<Source, Promise<RenderedPlayground | null>>();
      const rendered = new Map<Source, RenderedPlayground | null>();
      return {
        async render(source) {
          const making = started.get(source) ?? makePlayground(source, reference);
          started.set(source, making);
          const made = await making;
          rendered.set(source, made);
          return made;
        },
        of: (source) => rendered.get(source) ?? null
      };
    },
    tab(source) {
      const known = tabs.get(source.path) ?? makeTab(source);
      tabs.set(source.path, known);
      return known;
    },
    clear() {
      tabs = new Map();
      graph = new ImportGraph(aliases);
      preparer.clearCache();
    },
    close: () => renderer.close()
  };
}
