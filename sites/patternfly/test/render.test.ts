import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { loadSite } from '../../../engine/src/content/loadSite.ts';
import { identifierPrefix } from '../../../engine/src/core/identifierPrefix.ts';
import { ExamplePreparer, type PreparedExample } from '../../../engine/src/examples/prepareExample.ts';
import { type SiteExample, isProgram, siteExamples } from '../../../engine/src/examples/siteExamples.ts';
import type { Source } from '../../../engine/src/model.ts';
import { type RenderedExamples, renderExamples } from '../../../engine/src/examples/render/renderExamples.ts';
import { config } from './realSite.ts';

const MINUTE_MS = 60_000;
const LEAST_RENDERED_SHARE = 0.99;

const siteFolder = dirname(import.meta.dirname);

let programs: SiteExample[];
let prepared: Map<string, PreparedExample>;
let rendered: RenderedExamples;

beforeAll(async () => {
  const site = await loadSite(config, siteFolder);
  programs = siteExamples(site).filter(({ example }) => isProgram(example));
  const preparer = new ExamplePreparer(siteFolder, config.examples.scope);
  prepared = new Map(programs.map(({ example, source }) => [example.key, preparer.prepare(example, source)]));
  const requests = programs.flatMap(({ example: { key, slug, file }, source }) => {
    const module = prepared.get(key);
    return module?.ok
      ? [{ key, code: module.code, file: file ?? source.file, identifierPrefix: identifierPrefix(slug) }]
      : [];
  });
  rendered = await renderExamples(requests, { siteFolder, cacheFolder: join(siteFolder, '.patternbook') });
  process.stdout.write(report());
}, 10 * MINUTE_MS);

/** Summarizes the render results, with every example that is rendered in the browser only. */
function report(): string {
  const counts = new Map<string, number>();
  const failures: string[] = [];
  for (const { example } of programs) {
    const result = rendered.results.get(example.key);
    const place = example.isFullscreen ? 'fullscreen' : 'inline';
    const name = `${place} ${result ? `${result.state}, attempt ${result.attempt}` : 'not compiled'}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (result?.state === 'client') {
      failures.push(`  ${example.key} (${result.phase}): ${result.reason}`);
    }
  }
  const { cached, durationMs } = rendered.stats;
  const head = `Rendered ${rendered.results.size} examples, ${cached} from the cache, in ${Math.round(durationMs)} ms:`;
  return [head, ...[...counts].map(([name, count]) => `  ${count} ${name}`), ...failures, ''].join('\n');
}

describe('program examples', () => {
  it('all compile to modules', () => {
    expect([...prepared].filter(([, { ok }]) => !ok)).toEqual([]);
  });

  it('have no unresolved imports, except one style sheet missing from its package', () => {
    const unresolved = [...prepared.values()].flatMap((module) => (module.ok ? module.unresolved : []));
    expect(unresolved.map(({ specifier }) => specifier)).toEqual([
      '../../../../dist/css/react-catalog-view-extension.css'
    ]);
  });

  it('have unique id prefixes on a page', () => {
    const prefixes = new Map<Source, string[]>();
    for (const { example, source } of programs) {
      prefixes.set(source, [...(prefixes.get(source) ?? []), identifierPrefix(example.slug)]);
    }
    for (const [source, found] of prefixes) {
      expect(new Set(found).size, source.path).toBe(found.length);
    }
  });

  it('are server-rendered: at least 99 % of the inline ones', () => {
    const inline = programs.filter(({ example }) => !example.isFullscreen);
    const visible = inline.filter(({ example }) => {
      const result = rendered.results.get(example.key);
      return result !== undefined && result.state !== 'client';
    });
    expect(visible.length / inline.length).toBeGreaterThanOrEqual(LEAST_RENDERED_SHARE);
  });

  it('render visible content, except open modals, which need a browser', () => {
    const empty = [...rendered.results.values()].filter((result) => result.state !== 'client' && result.html === '');
    expect(empty.map(({ key }) => key).toSorted()).toEqual([
      'components/wizard/react-demos/in-modal-with-drawer',
      'components/wizard/react-demos/in-modal-with-drawer-and-informational-step'
    ]);
  });
});
