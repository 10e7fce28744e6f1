import type { ResolvedConfig } from '../../core/config.ts';
import { identifierPrefix } from '../../core/identifierPrefix.ts';
import type { Playground } from '../../core/playground.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { ExamplePreparer } from '../../examples/prepareExample.ts';
import { wrapperFile } from '../../examples/wrapper.ts';
import { workerCount } from '../../examples/render/workerCount.ts';
import { type RenderRequest, renderExamples, type RenderResult } from '../../examples/render/renderExamples.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import type { Site, Source } from '../../model.ts';
import { makePlayground } from '../../reference/playground/makePlayground.ts';
import { playgroundExample } from '../../reference/playground/playgroundExample.ts';
import { showsNothing } from '../../reference/playground/showsNothing.ts';
import type { EntryOf } from '../../reference/entry.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import type { PlaygroundOf, RenderedPlayground } from '../documents/pageReference.ts';

/** The playgrounds of a site's tabs. */
export interface Playgrounds {
  /** Of tabs whose playground is rendered; null for others. */
  of: PlaygroundOf;
  /** Documented components without a playground. */
  left: { component: string; path: string; reason: string }[];
}

/** Playgrounds to render. */
export interface PlannedPlaygrounds {
  /** Playgrounds that are rendered: none before {@link render} is done, then all. */
  playgrounds: Playgrounds;
  /** Whether a tab may have a playground. */
  isPlanned: (source: Source) => boolean;
  /** Renders all of them in other processes, one fewer than usual, so that the caller can go on. */
  render: () => Promise<void>;
}

/** Playgrounds that other processes render meanwhile. */
export interface PendingPlaygrounds extends Pick<PlannedPlaygrounds, 'playgrounds' | 'isPlanned'> {
  /** Waits for all of them. */
  rendered: Promise<void>;
}

/** A playground to render, or the reason why a component has none. */
type PlannedPlayground = { entry: EntryOf<'component'> } & (
  { ok: true; playground: Playground; request: RenderRequest } | { ok: false; reason: string }
);

/** Creates the playground of each tab's first documented component; those that show nothing are left out when rendered. */
export function planPlaygrounds(
  site: Site,
  reference: SiteReference,
  { config, folder, cacheFolder }: SiteContext
): PlannedPlaygrounds {
  const preparer = new ExamplePreparer(folder, config.examples.scope, wrapperFile(config, folder));
  const planned = site.pages.flatMap(({ sources }) =>
    sources.flatMap((source) => {
      const plan = planPlayground(source, reference, config, preparer);
      return plan === null ? [] : [{ source, ...plan }];
    })
  );
  const candidates = new Map(planned.flatMap((plan) => (plan.ok ? [[plan.source, plan]] : [])));
  const left: Playgrounds['left'] = planned.flatMap((plan) =>
    plan.ok ? [] : [{ component: plan.entry.name, path: plan.source.path, reason: plan.reason }]
  );
  const done = new Map<Source, RenderedPlayground>();
  const render = async (): Promise<void> => {
    const requests = [...candidates.values()].map(({ request }) => request);
    const options = { siteFolder: folder, cacheFolder, workers: Math.max(1, workerCount() - 1) };
    const { results } = await renderExamples(requests, options);
    for (const [source, plan] of candidates) {
      const outcome = outcomeOf(plan, results.get(plan.request.key));
      if (outcome.ok) {
        done.set(source, outcome.rendered);
      } else {
        left.push({ component: plan.entry.name, path: source.path, reason: outcome.reason });
      }
    }
  };
  return {
    playgrounds: { of: (source) => done.get(source) ?? null, left },
    isPlanned: (source) => candidates.has(source),
    render
  };
}

/** Plans the playground of a tab's first documented component; null for a tab without one, and without examples. */
export function planPlayground(
  source: Source,
  reference: Pick<SiteReference, 'ofTab'>,
  { reference: { dependentProps, technicalProps } }: Pick<ResolvedConfig, 'reference'>,
  preparer: ExamplePreparer
): PlannedPlayground | null {
  const entry = reference.ofTab(source).names.find((name) => name.entry?.kind === 'component')?.entry;
  if (entry?.kind !== 'component' || examplesOf(source).length === 0) {
    return null;
  }
  const made = makePlayground(entry, source, { stated: dependentProps[entry.name], technicalProps });
  if (!made.ok) {
    return { ...made, entry };
  }
  const { playground } = made;
  const { file } = source;
  const { code, slug } = playgroundExample(source, playground);
  const prepared = preparer.prepare({ code, file: null }, source);
  if (!prepared.ok) {
    return { ok: false, entry, reason: prepared.message };
  }
  const key = `playground${source.path}`;
  const request = { key, code: prepared.code, file, identifierPrefix: identifierPrefix(slug) };
  return { ok: true, entry, playground, request };
}

/** Returns a playground with its HTML, or the reason why it can't be shown. */
export function outcomeOf(
  { entry, playground }: Pick<Extract<PlannedPlayground, { ok: true }>, 'entry' | 'playground'>,
  result: RenderResult | undefined
): { ok: true; rendered: RenderedPlayground } | { ok: false; reason: string } {
  if (result && result.state !== 'client' && result.html !== '' && !showsNothing(result.html, entry)) {
    return { ok: true, rendered: { playground, html: result.html } };
  }
  return { ok: false, reason: result?.state === 'client' ? result.reason : 'It shows nothing by itself.' };
}
