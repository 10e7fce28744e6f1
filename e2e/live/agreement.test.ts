import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { compileExample } from '../../engine/src/live/compiler/compileExample.ts';
import { convertToJavaScript } from '../../engine/src/live/project/toJavaScript.ts';
import type { TabCode } from '../../engine/src/core/tabCode.ts';
import { readLiveSetup, readTabCode } from '../support/readLive.ts';
import { type RouteEntry, readRoutes } from '../support/readSite.ts';

import { casesOfTier, tier } from '../support/tier.ts';
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
const chosen = casesOfTier(tabs, { share: 150 });
/** Number of tests that the tabs are distributed over, for parallel workers. */
const TESTS = tier === 'full' ? 8 : 1;

interface Finding {
  key: string;
  package: string;
  /** Null if the output is the same. */
  error: string | null;
}

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
    const compare = async (): Promise<string | null> => {
      const [alone] = example.isFullscreen ? await pageExamples(context, example.path) : [];
      const shown = alone ?? inline.find(({ slug }) => slug === example.slug);
      return compareExample(frame, code as TabCode, example.slug, shown);
    };
    let error = await compare();
    if (error !== null && !known.has(key)) {
      // Either side may have been read before it settled.
      inline = await pageExamples(context, route.tabPath);
      error = await compare();
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
  let own: Shown = { html: '' };
  // Examples that read the window's width get the frame's width here, so one of the two must match the page.
  for (const width of isFullscreen ? [WINDOW_PX] : [(shown?.width ?? 0) + 2 * PADDING_PX, WINDOW_PX]) {
    frame.resize(width);
    own = await runText(frame, code, slug, text);
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
  const converted = lang === 'ts' ? await runText(frame, code, slug, await convertToJavaScript(text)) : own;
  if ('error' in converted) {
    return `as JavaScript ${converted.error}`;
  }
  return converted.html === own.html ? null : `as JavaScript differs: ${firstDifference(own.html, converted.html)}`;
}

type Shown = { html: string } | { error: string };

/** Compiles and runs a text in place of an example. @returns the rendered HTML, or the error */
async function runText(frame: FrameRunner, code: TabCode, slug: string, text: string): Promise<Shown> {
  const compiled = compileExample(text, code, slug, setup);
  if (!compiled.ok) {
    return { error: `does not compile: ${compiled.message}, line ${compiled.line}` };
  }
  const outcome = await frame.run(compiled.program);
  if (outcome.state !== 'shown') {
    return { error: `is not shown: ${outcome.state === 'failed' ? outcome.message.split('\n')[0] : 'no answer'}` };
  }
  return { html: normalHtml(await frame.settledHtml()) };
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
      for (const route of chosen.filter((_, index) => index % TESTS === part - 1)) {
        findings.push(...(await compareTab(context, route)));
      }

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
