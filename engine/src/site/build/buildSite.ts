import { setImmediate } from 'node:timers/promises';

import { createStyleLibrary, subsetPageFonts } from '../../bundle/styles/styleLibrary.ts';
import { addRendered } from '../../content/addRendered.ts';
import { type InputHashes, hashContent, hashContentCode, hashEnvironment } from '../../content/environment.ts';
import { hashTexts } from '../../content/files.ts';
import { loadSite } from '../../content/loadSite.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import type { MarkdownComponents } from '../../core/markdownComponent.ts';
import type { Problem, Site } from '../../model.ts';
import { htmlOf } from '../../examples/render/result.ts';
import { designFolder } from '../../reference/design/designFolder.ts';
import { loadSiteReference } from '../../reference/siteReference.ts';
import { assembleSite, type SiteParts } from '../documents/assembleSite.ts';
import type { PlaygroundOf } from '../documents/pageReference.ts';
import { loadRenderer } from '../documents/loadRenderer.ts';
import { createSiteHead } from '../documents/siteHead.ts';
import { LastOutput, readLastOutput, writeOutputRecord } from '../publish/lastOutput.ts';
import { createSiteWriter } from '../publish/siteWriter.ts';
import { lockBuild } from './buildLock.ts';
import { type BuildSummary, summarize } from './buildSummary.ts';
import { buildExamples, type ExampleRecord, exampleKeyOf, keepExamples, recordExamples } from './exampleBuild.ts';
import type { ExampleRenders } from './exampleRenders.ts';
import { readLiveParts } from './liveFiles.ts';
import { openOutputFolder } from './outputFolder.ts';
import { type Progress, recordStages } from './progress.ts';
import { publishSite } from './publishSite.ts';
import { collectRecords, type SiteRecords } from '../search/collectRecords.ts';

/**
 * Starts to look for the problems of a site that a build counts, when examples are rendered.
 * @returns finds all of them, when pages are written
 */
export type FindProblems = (
  site: Site,
  components: MarkdownComponents,
  inputs: InputHashes,
  examples: Pick<ExampleRenders, 'prepared' | 'results'>
) => () => Promise<readonly Problem[]>;

/** What a build records for the next one, besides its files. */
interface BuildData {
  summary: BuildSummary;
  examples: ExampleRecord;
}

/**
 * Builds the whole site: content, examples, scripts, documents, in that order. The output replaces the last one only
 * when it is complete. What the last build made from the same inputs is kept; the result is the same as without it.
 * Waits for any other build of the same site to finish.
 *
 * @throws Error when a whole stage fails; problems of single pages are in the summary
 */
export async function buildSite(
  context: SiteContext,
  observer: Progress,
  findProblems: FindProblems
): Promise<BuildSummary> {
  const unlock = await lockBuild(context.cacheFolder);
  try {
    const start = performance.now();
    const environment = hashEnvironment(context);
    const key = hashTexts([environment, hashContent(context)]);
    const last = readLastOutput<BuildData>(context.outFolder, context.cacheFolder);
    if (last.record?.key === key && last.isIntact()) {
      return { ...last.record.data.summary, stages: [], seconds: (performance.now() - start) / 1000 };
    }
    return await buildAlone(context, observer, { environment, key, last, start, findProblems });
  } finally {
    unlock();
  }
}

/** What pages are made of, besides scripts. */
interface Prepared {
  parts: SiteParts;
  records: SiteRecords;
  finishCheck: () => Promise<readonly Problem[]>;
}

interface BuildInputs {
  /** Hash of everything outside of the content folder. */
  environment: string;
  /** Hash of all inputs. */
  key: string;
  last: LastOutput<BuildData>;
  /** Time of the build's start. */
  start: number;
  findProblems: FindProblems;
}

async function buildAlone(
  context: SiteContext,
  observer: Progress,
  { environment, key, last, start, findProblems }: BuildInputs
): Promise<BuildSummary> {
  const { config, folder, cacheFolder, outFolder } = context;
  const { progress, finish } = recordStages(observer);

  progress.stage('Read content');
  // Other processes work beside this one from here to the first renderers, one after the other for the sake of memory.
  const readingDesign = startAfter(Promise.resolve(), () => designFolder(context));
  // Fails at once if a package is not installed.
  await Promise.race([readingDesign, setImmediate()]);
  const renderer = await loadRenderer(context);
  const { components } = renderer;
  const site = await loadSite(config, folder, components);

  progress.stage('Read style sheets and icons');
  const contentCode = hashContentCode(context);
  const exampleKey = exampleKeyOf(site, environment, contentCode);
  const kept = keepExamples(exampleKey, last.record?.data.examples, { context, site, last });
  const plan =
    kept === null ? { readingLive: startAfter(readingDesign, () => readLiveParts(context, site)) } : { kept };
  const before = 'kept' in plan ? readingDesign : plan.readingLive;
  const readingReference = startAfter(before, () => loadSiteReference(site, config, context));
  await setImmediate();
  const fonts = await subsetPageFonts(config, folder, cacheFolder);
  const styles = createStyleLibrary(config, folder, fonts);
  const head = createSiteHead(config, folder, fonts);

  const prepare = async (renders: ExampleRenders, playgroundOf: PlaygroundOf): Promise<Prepared> => {
    addRendered(site, config, (part) => htmlOf(renders.results.get(part)));
    const [reference, design] = [await readingReference, await readingDesign];
    const parts = assembleSite({ context, site, reference, design, renderer, head, playgroundOf });
    const records = collectRecords(parts);
    return { parts, records, finishCheck: findProblems(site, components, { environment, contentCode }, renders) };
  };
  const { examples, prepared } =
    'kept' in plan
      ? { examples: plan.kept, prepared: await prepare(plan.kept.renders, plan.kept.playgrounds.of) }
      : await buildExamples(exampleKey, { ...plan, context, site, readingReference, progress }, prepare);

  const { finishCheck, ...published } = prepared;
  const output = await openOutputFolder(outFolder, cacheFolder);
  const writer = createSiteWriter(output.path, last);
  let problems: readonly Problem[];
  try {
    await publishSite({ ...published, environment, contentCode, styles, examples, writer, progress });
    progress.stage('Check');
    // While the last files are written.
    problems = await finishCheck();
    await writer.settle();
  } finally {
    await writer.close();
  }
  await output.commit();
  const summary = summarize({
    site,
    problems,
    renders: examples.renders,
    playgrounds: examples.playgrounds,
    client: examples.client,
    stages: finish(),
    seconds: (performance.now() - start) / 1000
  });
  const data = { summary, examples: recordExamples(examples) };
  writeOutputRecord<BuildData>(cacheFolder, { key, ...writer.record(), data });
  return summary;
}

/**
 * Starts a task when another one has ended, in whatever way. Who waits for it learns of its failure; until then, nobody
 * has to.
 */
function startAfter<Result>(other: Promise<unknown>, task: () => Promise<Result>): Promise<Result> {
  const result = other.then(task, task);
  result.catch(() => undefined);
  return result;
}
