import { isProgram, siteExamples } from '../../examples/siteExamples.ts';
import type { Problem, Site } from '../../model.ts';
import type { ClientBuild } from '../../bundle/scripts/clientBuild.ts';
import type { RenderResult } from '../../examples/render/result.ts';
import type { ExampleRenders } from './exampleRenders.ts';
import type { Playgrounds } from './planPlaygrounds.ts';
import type { StageTime } from './progress.ts';

/** An example that the build could not render. */
export interface UnrenderedExample {
  key: string;
  reason: string;
}

/** Result of a build; lists everything that was left out. */
export interface BuildSummary {
  pages: number;
  tabs: number;
  examples: {
    all: number;
    html: number;
    inline: number;
    fullscreen: number;
    firstAttempt: number;
    secondAttempt: number;
    /** Rendered, but differently each time: mounted fresh in the browser. */
    fresh: number;
    /** Left to browsers, which may have what they need. */
    clientOnly: UnrenderedExample[];
    /** Threw the same error with and without a DOM, and probably do so in browsers. */
    threw: UnrenderedExample[];
    failed: UnrenderedExample[];
  };
  /** Documented components without a playground, with the reason. */
  withoutPlayground: Playgrounds['left'];
  /** Problems of the site, those that its baseline accepts among them. */
  problems: readonly Problem[];
  /** Errors of modules that the bundler refuses. */
  brokenModules: string[];
  /** Modules that packages import and that are not installed. */
  missingModules: string[];
  /** Stages of the build, in order. */
  stages: StageTime[];
  seconds: number;
}

interface SummaryInput {
  site: Site;
  problems: readonly Problem[];
  renders: ExampleRenders;
  playgrounds: Playgrounds;
  client: ClientBuild;
  stages: StageTime[];
  seconds: number;
}

/** Summarizes the results of a build. */
export function summarize({
  site,
  problems,
  renders,
  playgrounds,
  client,
  stages,
  seconds
}: SummaryInput): BuildSummary {
  const all = siteExamples(site).map(({ example }) => example);
  const programs = all.filter(isProgram);
  const results = [...renders.results.values()];
  return {
    pages: site.pages.length,
    tabs: site.pages.reduce((sum, { sources }) => sum + sources.length, 0),
    examples: {
      all: all.length,
      html: all.length - programs.length,
      inline: programs.filter(({ isFullscreen }) => !isFullscreen).length,
      fullscreen: all.filter(({ isFullscreen }) => isFullscreen).length,
      firstAttempt: results.filter((result) => result.state !== 'client' && result.attempt === 1).length,
      secondAttempt: results.filter((result) => result.state !== 'client' && result.attempt === 2).length,
      fresh: results.filter(({ state }) => state === 'fresh').length,
      clientOnly: unrendered(results, false),
      threw: unrendered(results, true),
      failed: [...renders.failures].map(([key, reason]) => ({ key, reason }))
    },
    withoutPlayground: playgrounds.left,
    problems,
    brokenModules: client.broken.map(({ message }) => message),
    missingModules: [...new Set(client.missing.map(({ specifier }) => specifier))],
    stages,
    seconds
  };
}

function unrendered(results: readonly RenderResult[], isCertain: boolean): UnrenderedExample[] {
  return results.flatMap((result) =>
    result.state === 'client' && (result.isCertain ?? false) === isCertain
      ? [{ key: result.key, reason: result.reason }]
      : []
  );
}

/** Formats the summary for the terminal, without the problems. */
export function formatSummary(summary: Omit<BuildSummary, 'problems'>): string {
  const { pages, tabs, examples, brokenModules, missingModules, seconds } = summary;
  const { all, html, inline, fullscreen, firstAttempt, secondAttempt, fresh, clientOnly, threw, failed } = examples;
  return [
    '',
    `${pages} pages, ${tabs} tabs, ${all} examples in ${seconds.toFixed(1)} s`,
    `  ${html} HTML, ${all - html} TypeScript or JavaScript (${inline} of them inline); ${fullscreen} full screen only`,
    `  rendered: ${firstAttempt} at once, ${secondAttempt} at the second attempt (with a DOM); ${fresh} of them mount fresh`,
    `  in the browser only: ${clientOnly.length}`,
    ...clientOnly.map(({ key, reason }) => `    ${key}: ${reason}`),
    ...(threw.length > 0 ? [`  threw an error in the build, with and without a DOM: ${threw.length}`] : []),
    ...threw.map(({ key, reason }) => `    ${key}: ${reason}`),
    `  failed: ${failed.length}`,
    ...failed.map(({ key, reason }) => `    ${key}: ${reason}`),
    ...(brokenModules.length > 0 ? ["  can't be bundled, so that examples that need them fail:"] : []),
    ...brokenModules.map((message) => `    ${message}`),
    ...(missingModules.length > 0 ? [`  not installed, imported by packages: ${missingModules.join(', ')}`] : []),
    ''
  ].join('\n');
}
