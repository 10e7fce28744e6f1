import { hashText } from '../../engine/src/core/hashText.ts';
import { slug } from '../../engine/src/core/slug.ts';
import { commitNumber } from '../../scripts/testing/commitNumber.ts';
import type { Tier } from '../../scripts/testing/stage.ts';
import type { RouteEntry } from '../support/readSite.ts';

/** A quick sweep visits one part of this many. */
export const PARTS = 3;
/** Of the documents of examples that their page shows too, every how manieth is visited. */
const STANDALONE_STEP = 320;

/** The part of the tabs that a quick sweep visits: chosen by the commit, unless the environment names it. */
export function partOfCommit(): number {
  const chosen = process.env['PATTERNBOOK_SWEEP_PART'];
  return (chosen === undefined ? commitNumber() : Number(chosen)) % PARTS;
}

/** Addresses of the tabs to visit: all of them, or the part of a quick sweep. */
export function chooseTabs(routes: readonly RouteEntry[], tier: Tier, part: number): string[] {
  const paths = routes.map(({ tabPath }) => tabPath);
  return tier === 'full' ? paths : paths.filter((path) => hashText(path) % PARTS === part);
}

/** Addresses of the standalone documents to visit: a sample, and in a full sweep all that no page shows. */
export function chooseStandalone(routes: readonly RouteEntry[], tier: Tier): string[] {
  const inline = addressesOf(routes, ({ examples }) => examples);
  const fullscreen = addressesOf(routes, ({ fullscreenExamples }) => fullscreenExamples);
  return [...everyNth(inline), ...(tier === 'full' ? fullscreen : everyNth(fullscreen))];
}

/** Addresses of every example's own document. */
export function allExamples(routes: readonly RouteEntry[]): Set<string> {
  return new Set(addressesOf(routes, ({ examples, fullscreenExamples }) => [...examples, ...fullscreenExamples]));
}

function addressesOf(routes: readonly RouteEntry[], titlesOf: (route: RouteEntry) => string[]): string[] {
  return routes.flatMap((route) => titlesOf(route).map((title) => `${route.tabPath}/${slug(title)}`));
}

function everyNth(paths: readonly string[]): string[] {
  return paths.filter((_, index) => index % STANDALONE_STEP === 0);
}
