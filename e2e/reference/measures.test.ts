import { join, resolve } from 'node:path';
import { readFileSync } from 'node:fs';

import { readSiteMeasures } from '../../engine/src/content/siteMeasures.ts';
import { resolveConfig } from '../../engine/src/core/config.ts';
import { LOOKS, type MeasuredExample, type MeasuredPart } from '../../engine/src/core/measures.ts';
import { openMeasurer } from '../../engine/src/tools/measure/openMeasurer.ts';
import config from '../../sites/patternfly/site.config.ts';
import { expect, test } from '../support/test.ts';
import { fewOfCommit } from '../support/tier.ts';

const SITE = resolve(import.meta.dirname, '../../sites/patternfly');
const { themes } = resolveConfig(config, 'site.config.ts');
const EXAMPLES = Object.entries(readSiteMeasures(SITE)?.examples ?? {});

/** Number of tabs whose examples one commit measures. */
const COUNT = 8;
/** Time for an example on a busy machine. */
const MOST_MS = 30_000;
/** Differences that nobody sees: the last digit of a layout, and that of a color. */
const NEAR_PX = 0.5;
const NEAR_RATIO = 0.1;
const CONTRAST = 'contrast';

test('measures are stored for parts, targets, and contrasts', () => {
  expect(EXAMPLES.filter(([, { parts }]) => Object.keys(parts).length > 0).length).toBeGreaterThan(3);
  expect(EXAMPLES.filter(([, { accessibility }]) => accessibility !== null).length).toBeGreaterThan(10);
});

test.describe('the browser measures what is stored', () => {
  test.describe.configure({ mode: 'parallel' });

  const tabs = Map.groupBy(EXAMPLES, ([path]) => placeOf(path).tabPath);
  for (const [tabPath, examples] of fewOfCommit([...tabs], COUNT)) {
    test(tabPath, async ({ browser, address }) => {
      test.setTimeout(MOST_MS * (examples.length + 1));
      const measurer = await openMeasurer(browser, address, themes);
      for (const [path, stored] of examples) {
        const found = await measurer.measure({
          path,
          ...placeOf(path),
          shows: showsOf(stored),
          prefixes: prefixesOf(stored)
        });
        expect.soft(differences(numbersOf(found), numbersOf(stored)), path).toEqual([]);
      }
      await measurer.close();
    });
  }
});

test('pages show the stored values', () => {
  const [path, parts] = ['/components/button/design-guidelines/sizes', '.pf-m-primary.pf-m-small'] as const;
  const [height] = EXAMPLES.find(([address]) => address === path)?.[1].parts[parts]?.height ?? [];
  const html = readFileSync(join(SITE, 'dist/components/button/design-guidelines/index.html'), 'utf8');
  expect(height).toBeGreaterThan(0);
  expect(html).toContain(`>${height} px</bdi>`);
});

/** Returns where readers see an example: in its tab. */
function placeOf(path: string): { tabPath: string; slug: string } {
  const at = path.lastIndexOf('/');
  return { tabPath: path.slice(0, at), slug: path.slice(at + 1) };
}

function showsOf({ parts }: MeasuredExample): Map<string, Set<keyof MeasuredPart>> {
  return new Map(
    Object.entries(parts).map(([selector, part]) => [
      selector,
      new Set(Object.keys(part ?? {}) as (keyof MeasuredPart)[])
    ])
  );
}

/** Classes of the components whose targets and contrasts are stored; null if an example shows none at first. */
function prefixesOf({ accessibility }: MeasuredExample): string[] | null {
  const parts = [...(accessibility?.targets ?? []), ...(accessibility?.contrasts ?? [])].map(({ part }) => part);
  return parts.length === 0 ? null : [...new Set(parts.map((part) => part.split('.')[1]?.split('__')[0] ?? ''))];
}

type Numbers = ReadonlyMap<string, readonly number[]>;

/** Returns all numbers of an example, by what they measure. */
function numbersOf({ parts, accessibility }: Pick<MeasuredExample, 'parts' | 'accessibility'>): Numbers {
  const { targets = [], contrasts = [] } = accessibility ?? {};
  return new Map([
    ...Object.entries(parts).flatMap(([selector, part]) =>
      Object.entries(part ?? {}).map(([name, values]) => [`${selector} ${name}`, values] as const)
    ),
    ...targets.map(
      ({ part, reach, width, height }, index) => [`target ${index} ${part} ${reach}`, [width, height]] as const
    ),
    ...contrasts.map(
      ({ part, within, subject, ratios }, index) =>
        [
          `${CONTRAST} ${index} ${[part, ...within].join(' ')} ${subject}`,
          LOOKS.map((look) => ratios[look] ?? 0)
        ] as const
    )
  ]);
}

/** Returns what differs by more than rounding does. */
function differences(found: Numbers, stored: Numbers): string[] {
  return [...new Set([...found.keys(), ...stored.keys()])].flatMap((key) => {
    const [now, before] = [found.get(key), stored.get(key)];
    const isNear =
      now?.length === before?.length &&
      now?.every((value, index) => Math.abs(value - (before?.[index] ?? Infinity)) <= tolerance(key));
    return isNear === true ? [] : [`${key}: ${now?.join()} instead of ${before?.join()}`];
  });
}

function tolerance(key: string): number {
  return key.startsWith(CONTRAST) ? NEAR_RATIO : NEAR_PX;
}
