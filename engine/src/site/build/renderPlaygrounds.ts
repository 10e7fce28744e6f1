import { ExamplePreparer } from '../../examples/prepareExample.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import { identifierPrefix } from '../../core/identifierPrefix.ts';
import type { Site, Source } from '../../model.ts';
import { type PlaygroundResult, makePlayground } from '../../reference/playground/makePlayground.ts';
import { showsNothing } from '../../reference/playground/showsNothing.ts';
import { playgroundExample } from '../../reference/playground/playgroundExample.ts';
import type { Playground } from '../../core/playground.ts';
import type { Entry } from '../../reference/entry.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import { type RenderRequest, renderExamples } from '../../examples/render/renderExamples.ts';
import type { SiteContext } from '../../content/siteContext.ts';

/** A playground with the HTML of its initial state. */
export interface RenderedPlayground {
  playground: Playground;
  html: string;
}

/** The playgrounds of a site's tabs. */
export interface Playgrounds {
  of: (source: Source) => RenderedPlayground | null;
  /** Documented components without a playground. */
  left: { component: string; path: string; reason: string }[];
}

type ComponentEntry = Extract<Entry, { kind: 'component' }>;

/** A playground to render. */
interface Candidate {
  entry: ComponentEntry;
  source: Source;
  playground: Playground;
  request: RenderRequest;
}

/** Creates and renders the playground of each tab's first documented component; empty ones are left out. */
export async function renderPlaygrounds(
  site: Site,
  reference: SiteReference,
  { config, folder, cacheFolder }: SiteContext
): Promise<Playgrounds> {
  const { dependentProps, technicalProps } = config.reference;
  const preparer = new ExamplePreparer(folder, config.examples.scope);
  const left: Playgrounds['left'] = [];
  const candidates: Candidate[] = [];
  for (const source of site.pages.flatMap(({ sources }) => sources)) {
    const entry = reference.ofTab(source).names.find((name) => name.entry?.kind === 'component')?.entry;
    if (entry?.kind === 'component' && examplesOf(source).length > 0) {
      const result = makeCandidate(
        makePlayground(entry, source, { stated: dependentProps[entry.name], technicalProps }),
        { entry, source },
        preparer
      );
      if (result.ok) {
        candidates.push(result);
      } else {
        left.push({ component: entry.name, path: source.path, reason: result.reason });
      }
    }
  }
  const { results } = await renderExamples(
    candidates.map(({ request }) => request),
    { siteFolder: folder, cacheFolder }
  );
  const rendered = new Map<Source, RenderedPlayground>();
  for (const { entry, source, playground, request } of candidates) {
    const result = results.get(request.key);
    if (result && result.state !== 'client' && result.html !== '' && !showsNothing(result.html, entry)) {
      rendered.set(source, { playground, html: result.html });
    } else {
      const reason = result?.state === 'client' ? result.reason : 'It shows nothing by itself.';
      left.push({ component: playground.component, path: source.path, reason });
    }
  }
  return { of: (source) => rendered.get(source) ?? null, left };
}

function makeCandidate(
  result: PlaygroundResult,
  { entry, source }: Pick<Candidate, 'entry' | 'source'>,
  preparer: ExamplePreparer
): ({ ok: true } & Candidate) | { ok: false; reason: string } {
  if (!result.ok) {
    return result;
  }
  const { playground } = result;
  const { file } = source;
  const { code, slug } = playgroundExample(source, playground);
  const prepared = preparer.prepare({ code, file: null }, source);
  if (!prepared.ok) {
    return { ok: false, reason: prepared.message };
  }
  const key = `playground${source.path}`;
  const request = { key, code: prepared.code, file, identifierPrefix: identifierPrefix(slug) };
  return { ok: true, entry, source, playground, request };
}
