import { ExamplePreparer } from '../examples/prepareExample.ts';
import { renderExamples, type RenderResult } from '../examples/render/renderExamples.ts';
import { renderRequest } from '../examples/render/renderRequest.ts';
import { modulesOf } from '../examples/siteExamples.ts';
import type { Site } from '../model.ts';
import type { CheckPlace } from './checkPlace.ts';

/** Renders the parts of pages that are programs, as the build does, sharing its cache. @returns results by key */
export async function renderParts(
  { pages }: Site,
  { config, folder, cacheFolder }: CheckPlace
): Promise<ReadonlyMap<string, RenderResult>> {
  const preparer = new ExamplePreparer(folder, config.examples.scope);
  const requests = pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) =>
      modulesOf(source).flatMap((module) => {
        const prepared = preparer.prepare(module, source);
        return prepared.ok ? [renderRequest({ example: module, source }, prepared.code)] : [];
      })
    );
  if (requests.length === 0) {
    return new Map();
  }
  const { results } = await renderExamples(requests, { siteFolder: folder, cacheFolder });
  return results;
}
