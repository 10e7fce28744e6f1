import path from 'node:path';

import { loadSite } from '../../content/loadSite.ts';
import { loadSiteReference } from '../../reference/siteReference.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { lockBuild } from './buildLock.ts';
import { type BuildSummary, summarize } from './buildSummary.ts';
import { bundleScripts } from './bundleScripts.ts';
import { renderSiteExamples } from './exampleRenders.ts';
import { readLiveParts } from './liveFiles.ts';
import { setupModules, writeTabModules } from './moduleFiles.ts';
import { openOutputFolder } from './outputFolder.ts';
import { type Progress, recordStages } from './progress.ts';
import { publishSite } from './publishSite.ts';
import { renderPlaygrounds } from './renderPlaygrounds.ts';
import { createStyleLibrary, subsetPageFonts } from '../../bundle/styles/styleLibrary.ts';
import { loadApp } from '../documents/loadApp.ts';
import { loadSiteComponents } from '../documents/siteComponents.ts';
import { createSiteHead } from '../documents/siteHead.ts';
import { designFolder } from '../../reference/design/designFolder.ts';

/**
 * Builds the whole site: content, examples, scripts, documents, in that order. The output replaces
 * the last one only when it is complete. Waits for any other build of the same site to finish.
 *
 * @throws Error when a whole stage fails; problems of single pages are in the summary
 */
export async function buildSite(context: SiteContext, observer: Progress): Promise<BuildSummary> {
  const unlock = await lockBuild(context.cacheFolder);
  try {
    return await buildAlone(context, observer);
  } finally {
    unlock();
  }
}

async function buildAlone(context: SiteContext, observer: Progress): Promise<BuildSummary> {
  const { config, folder, cacheFolder, outFolder } = context;
  const start = performance.now();
  const { progress, finish } = recordStages(observer);

  progress.stage('Read content');
  const app = await loadApp(config.texts);
  const components = await loadSiteComponents(app, context);
  const site = await loadSite(config, folder, components);

  progress.stage('Read style sheets and icons');
  const fonts = await subsetPageFonts(config, folder, cacheFolder);
  const styles = createStyleLibrary(config, folder, fonts);
  const head = createSiteHead(config, folder, fonts);
  const design = await designFolder(context);

  // Reads types in a worker thread while examples are rendered and scripts are bundled.
  const readingReference = loadSiteReference(site, config, context);
  readingReference.catch(() => undefined);
  const renders = await renderSiteExamples(site, context, progress);

  progress.stage('Bundle libraries');
  const live = await readLiveParts(context, site);

  progress.stage('Bundle scripts');
  const modulesFolder = path.join(cacheFolder, 'modules');
  const setup = setupModules(config, folder);
  const sources = site.pages.flatMap((page) => page.sources);
  const modules = new Map(
    await Promise.all(
      sources.map(async (source) => {
        const tabModules = await writeTabModules(modulesFolder, source, renders.moduleOf, {
          isVersioned: false,
          setup
        });
        return [source, tabModules] as const;
      })
    )
  );
  const output = await openOutputFolder(outFolder, cacheFolder);
  const client = await bundleScripts({
    siteFolder: folder,
    cacheFolder,
    tabs: modules,
    fingerprints: renders.fingerprints,
    setupFiles: [...setup.values()],
    texts: config.texts,
    outFolder: output.path
  });

  progress.stage('Read properties');
  const reference = await readingReference;
  progress.stage('Render playgrounds');
  const playgrounds = await renderPlaygrounds(site, reference, context);
  await publishSite({
    context,
    app,
    components,
    site,
    reference,
    design,
    styles,
    head,
    renders,
    modules,
    client,
    live,
    playgrounds,
    folder: output.path,
    progress
  });
  await output.commit();
  return summarize({
    site,
    renders,
    playgrounds,
    client,
    stages: finish(),
    seconds: (performance.now() - start) / 1000
  });
}
