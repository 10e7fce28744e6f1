import { globSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { islands, openedFeatures } from '../../src/ui/features.ts';
import type { Feature, OverlayFeature } from '../../src/ui/islands/contract.ts';

interface Defined {
  name?: string;
  load: Feature['load'];
}

const UI = path.resolve(import.meta.dirname, '../../src/ui');

/** Everything that a `feature.ts` defines. */
const defined: Defined[] = [];
for (const file of globSync('**/feature.ts', { cwd: UI })) {
  defined.push(...Object.values((await import(path.join(UI, file))) as Record<string, OverlayFeature>));
}

const listed: readonly Defined[] = [...islands, ...openedFeatures];

it('lists the features that the HTML of pages names', () => {
  const named = defined.filter(({ name }) => name !== undefined);
  const namesOf = (features: readonly Defined[]) => features.map(({ name }) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(namesOf(named.filter((feature) => !listed.includes(feature))), 'missing in ui/features.ts').toEqual([]);
  expect(namesOf(listed.filter((feature) => !named.includes(feature))), 'defined in no feature.ts').toEqual([]);
});

it('has one feature for each name', () => {
  expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
});
