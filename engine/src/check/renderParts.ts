import { ExamplePreparer } from '../examples/prepareExample.ts';
import { renderExamples, type RenderResult } from '../examples/render/renderExamples.ts';
import { renderRequest } from '../examples/render/renderRequest.ts';
import { modulesOf } from '../examples/siteExamples.ts';
import { wrapperFile } from '../examples/wrapper.ts';
import type { PageModule, Site, Source } from '../model.ts';
import { type CheckPlace, installedScope } from './checkPlace.ts';

/** A part of a page that is a program. */
export interface RenderedPart {
  source: Source;
  module: PageModule;
  prepared: ReturnType<ExamplePreparer['prepare']>;
  /** Undefined if it could not be prepared. */
  result: RenderResult | undefined;
}

/** Renders the parts of pages that are programs, as the build does, sharing its cache, in the order of the pages. */
export async function renderParts(
  { pages }: Site,
  { config, folder, cacheFolder, rendered = new Map() }: CheckPlace
): Promise<RenderedPart[]> {
  const preparer = new ExamplePreparer(folder, installedScope({ config, folder }), wrapperFile(config, folder));
  const parts = pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) =>
      modulesOf(source).map((module) => ({ source, module, prepared: preparer.prepare(module, source) }))
    );
  const requests = parts.flatMap(({ source, module, prepared }) =>
    prepared.ok ? [renderRequest({ example: module, source }, prepared.code)] : []
  );
  if (requests.length === 0) {
    return parts.map((part) => ({ ...part, result: undefined }));
  }
  const { results } = await renderExamples(requests, { siteFolder: folder, cacheFolder, rendered });
  return parts.map((part) => ({ ...part, result: results.get(part.module.key) }));
}
