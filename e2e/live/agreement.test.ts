import { setTimeout as sleep } from 'node:timers/promises';

import type { BrowserContext } from '@playwright/test';
import { parse } from 'acorn';
import { expect, test } from '../support/test.ts';

import { type CompiledExample, compileExample } from '../../engine/src/live/compiler/compileExample.ts';
import { convertToJavaScript } from '../../engine/src/live/project/toJavaScript.ts';
import type { TabCode } from '../../engine/src/core/tabCode.ts';
import type { FrameProgram } from '../../engine/src/live/frame/protocol.ts';
import { readLiveSetup, readTabCode } from '../support/readLive.ts';
import { type RouteEntry, readRoutes } from '../support/readSite.ts';

import { casesOfCommit, casesOfTier, tier } from '../support/tier.ts';
import { addCanonicalHtml } from './canonicalHtml.ts';
import { PASSING_REASONS, disagreements as known } from './knownDisagreements.ts';
import { type FrameRunner, openFrame } from './frameRunner.ts';
import { normalHtml } from './normalHtml.ts';
import { type PageExample, pageExamples } from './pageExamples.ts';

const SITE = 'sites/patternfly';
const MINUTE_MS = 60_000;
/** Maximum share of exceptions in the most widely used packages. */
const MAX_EXCEPTIONS = 0.01;
const STRICT_PACKAGES = ['@patternfly/react-core', '@patternfly/react-table'];

const setup = readLiveSetup(SITE);
const tabs = readRoutes(SITE).filter((route) => {
  const code = readTabCode(SITE, route.tabPath);
  return code !== null && Object.values(code.examples).some(({ lang }) => lang !== 'html');
});
/** Each run of the full tier compares one part of the tabs, chosen by the commit. */
const PARTS = 4;
const chosen = tier === 'full' ? casesOfCommit(tabs, PARTS) : casesOfTier(tabs, { share: 150 });
/** Number of tests that the tabs are distributed over, for parallel workers. */
const TESTS = tier === 'full' ? 8 : 1;

/** Comparing is mostly waiting until a result no longer changes. */
const TABS_AT_A_TIME = 2;

interface Finding {
  key: string;
  package: string;
  /** Null if the output is the same. */
  error: string | null;
}

/** Animations of examples end within this time. */
const SETTLE_MS = 1000;
const LATE_TURNS = 4;
const LATE_TURN_MS = 400;
/** Inline padding of the frame's document (`frame.css`). */
const PADDING_PX = 24;
const WINDOW_PX = 1280;

/** Runs each program of a tab in the frame and compares the output with that of the page. */
async function compareTab(context: BrowserContext, route: RouteEntry): Promise<Finding[]> {
  const code = readTabCode(SITE, route.tabPath);
  const page = await context.newPage();
  const findings: Finding[] = [];
  const frame = await openFrame(page, setup.frame);
  let inline = await pageExamples(context, route.tabPath);
  for (const example of Object.values(code?.examples ?? {}).filter(({ lang }) => lang !== 'html')) {
    const key = `${route.tabPath}#${example.slug}`;
    const compare = async (pauseMs = 0): Promise<string | null> => {
      const [alone] = example.isFullscreen
        ? await pageExamples(context, `${route.tabPath}/${encodeURI(example.slug)}`, pauseMs)
        : [];
      const shown = alone ?? inline.find(({ slug }) => slug === example.slug);
      return compareExample(frame, code as TabCode, example.slug, shown);
    };
    let error = await compare();
    if (error !== null && !known.has(key)) {
      // Either side may have been read before it settled.
      inline = await pageExamples(context, route.tabPath, SETTLE_MS);
      error = await compare(SETTLE_MS);
    }
    findings.push({ key, package: route.package ?? SITE, error });
  }
  await page.close();
  return findings;
}

async function compareExample(
  frame: FrameRunner,
  code: TabCode,
  slug: string,
  shown: PageExample | undefined
): Promise<string | null> {
  const { code: text = '', lang = 'ts', isFullscreen = false } = code.examples[slug] ?? {};
  const expected = normalHtml(shown?.html ?? '');
  const compiled = compileExample(text, code, slug, setup);
  let own: Shown = { html: '' };
  // Examples that read the window's width get the frame's width here, so one of the two must match the page.
  for (const width of isFullscreen ? [WINDOW_PX] : [(shown?.width ?? 0) + 2 * PADDING_PX, WINDOW_PX]) {
    frame.resize(width);
    own = await run(frame, compiled, expected);
    if ('error' in own || own.html === expected) {
      break;
    }
  }
  if (shown?.state === 'error') {
    return null;
  }
  if ('error' in own) {
    return own.error;
  }
  if (own.html !== expected) {
    return `differs: ${firstDifference(expected, own.html)}`;
  }
  const compiledJs = lang === 'ts' ? compileExample(await convertToJavaScript(text), code, slug, setup) : compiled;
  if (isSameProgram(compiled, compiledJs)) {
    return null;
  }
  const converted = await run(frame, compiledJs, own.html);
  if ('error' in converted) {
    return `as JavaScript ${converted.error}`;
  }
  return converted.html === own.html ? null : `as JavaScript differs: ${firstDifference(own.html, converted.html)}`;
}

type Shown = { html: string } | { error: string };

/** @returns the HTML, as soon as it is the expected or no longer changes, or the error */
async function run(frame: FrameRunner, compiled: CompiledExample, expected: string): Promise<Shown> {
  if (!compiled.ok) {
    return { error: `does not compile: ${compiled.message}, line ${compiled.line}` };
  }
  const outcome = await frame.run(compiled.program);
  if (outcome.state !== 'shown') {
    return { error: `is not shown: ${outcome.state === 'failed' ? outcome.message.split('\n')[0] : 'no answer'}` };
  }
  let html = normalHtml(await frame.settledHtml());
  for (let turn = 0; turn < LATE_TURNS && html !== expected; turn += 1) {
    // Some examples load more, and seem settled before.
    await sleep(LATE_TURN_MS);
    html = normalHtml(await frame.settledHtml());
  }
  return { html };
}

/** Tells if two programs have the same syntax tree, so that running both would show nothing new. */
function isSameProgram(one: CompiledExample, other: CompiledExample): boolean {
  return one.ok && other.ok && syntaxOf(one.program) === syntaxOf(other.program);
}

/** The program as text, with syntax trees without positions in place of its code. */
function syntaxOf(program: FrameProgram): string {
  const treeOf = (code: string): unknown => parse(code, { ecmaVersion: 'latest', allowReturnOutsideFunction: true });
  const modules = program.kind === 'modules' ? program.modules : [];
  const parsed = modules.map(({ code, expects, ...module }) => ({
    ...module,
    tree: treeOf(code),
    expects: expects.map(({ specifier, name }) => [specifier, name])
  }));
  return JSON.stringify({ ...program, modules: parsed }, (key, value: unknown) =>
    key === 'start' || key === 'end' || key === 'raw' || typeof value === 'bigint' ? undefined : value
  );
}

function firstDifference(expected: string, actual: string): string {
  let index = 0;
  while (index < expected.length && expected[index] === actual[index]) {
    index += 1;
  }
  const start = Math.max(0, index - 30);
  return `…${expected.slice(start, start + 90)}… became …${actual.slice(start, start + 90)}…`;
}

function shareOf(findings: readonly Finding[], isCounted: (finding: Finding) => boolean): string[] {
  const packages = Map.groupBy(findings, ({ package: name }) => name);
  return [...packages].map(
    ([name, list]) => `${name}: ${list.filter(isCounted).length} of ${list.length} examples do not agree`
  );
}

/** Returns true if the example is listed with a permanent reason. */
function isLasting(key: string): boolean {
  const reason = known.get(key);
  return reason !== undefined && !PASSING_REASONS.has(reason);
}

test.describe(`${chosen.length} tabs`, () => {
  test.describe.configure({ mode: 'parallel' });

  for (let part = 1; part <= TESTS; part += 1) {
    test(`programs render the same in the frame as on the page (${part} of ${TESTS})`, async ({ newContext }) => {
      test.setTimeout(30 * MINUTE_MS);

      const context = await newContext({ reducedMotion: 'reduce' });
      await addCanonicalHtml(context);
      const findings: Finding[] = [];
      const queue = chosen.filter((_, index) => index % TESTS === part - 1);
      const compareNext = async (): Promise<void> => {
        for (let route = queue.shift(); route; route = queue.shift()) {
          findings.push(...(await compareTab(context, route)));
        }
      };
      await Promise.all(Array.from({ length: TABS_AT_A_TIME }, compareNext));

      console.warn(shareOf(findings, ({ error }) => error !== null).join('\n'));
      const errors = findings.filter(({ error, key }) => error !== null && !known.has(key));
      expect(errors.map(({ key, error }) => `${key} ${error}`)).toEqual([]);
      const mended = findings.filter(({ key, error }) => error === null && isLasting(key));
      expect(mended.map(({ key }) => key)).toEqual([]);
    });
  }

  test('the most widely used packages have few exceptions', () => {
    for (const name of STRICT_PACKAGES) {
      const examples = tabs
        .filter((route) => route.package === name)
        .flatMap(({ tabPath }) =>
          Object.values(readTabCode(SITE, tabPath)?.examples ?? {}).map(({ slug }) => `${tabPath}#${slug}`)
        );
      expect(examples.filter((key) => known.has(key)).length / examples.length, name).toBeLessThanOrEqual(
        MAX_EXCEPTIONS
      );
    }
  });
});
