import type { ResolvedConfig } from '../../core/config.ts';
import { identifierPrefix } from '../../core/identifierPrefix.ts';
import type { Playground } from '../../core/playground.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { ExamplePreparer } from '../../examples/prepareExample.ts';
import { wrapperFile } from '../../examples/wrapper.ts';
import type { RenderRequest, RenderResult } from '../../examples/render/result.ts';
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
  /** Of tabs with a playground; null for others. */
  of: PlaygroundOf;
  /** Documented components without a playground. */
  left: { component: string; path: string; reason: string }[];
}

/** Playgrounds to render. */
interface PlannedPlaygrounds {
  requests: RenderRequest[];
  /** Leaves out those that show nothing. @param results of the requests, by key */
  rendered: (results: ReadonlyMap<string, RenderResult>) => Playgrounds;
}

/** A playground to render, or the reason why a component has none. */
type PlannedPlayground = { entry: EntryOf<'component'> } & (
  { ok: true; playground: Playground; request: RenderRequest } | { ok: false; reason: string }
);

/** Creates the playground of each tab's first documented component. */
export function planPlaygrounds(
  site: Site,
  reference: SiteReference,
  { config, folder }: SiteContext
): PlannedPlaygrounds {
  const preparer = new ExamplePreparer(folder, config.examples.scope, wrapperFile(config, folder));
  const planned = site.pages.flatMap(({ sources }) =>
    sources.flatMap((source) => {
      const plan = planPlayground(source, reference, config, preparer);
      return plan === null ? [] : [{ source, ...plan }];
    })
  );
  return {
    requests: planned.flatMap((plan) => (plan.ok ? [plan.request] : [])),
    rendered: (results) => {
      const outcomes = planned.map((plan) => {
        const outcome = plan.ok ? outcomeOf(plan, results.get(plan.request.key)) : plan;
        return { ...outcome, source: plan.source, component: plan.entry.name };
      });
      const done = new Map(outcomes.flatMap((each) => (each.ok ? [[each.source, each.rendered]] : [])));
      return {
        of: (source) => done.get(source) ?? null,
        left: outcomes.flatMap((each) =>
          each.ok ? [] : [{ component: each.component, path: each.source.path, reason: each.reason }]
        )
      };
    }
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
