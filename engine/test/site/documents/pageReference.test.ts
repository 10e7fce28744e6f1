import { expect, it } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import type { Site } from '../../../src/model.ts';
import type { SiteReference } from '../../../src/reference/siteReference.ts';
import { createReferenceOf, type RenderedPlayground } from '../../../src/site/documents/pageReference.ts';
import { makePage, makeSource } from '../../ui/acme.ts';

const REFERENCE: SiteReference = {
  ofTab: () => ({ names: [], functions: [] }),
  entries: new Map(),
  problems: []
};
const CONFIG = resolveConfig(
  {
    product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: 'acme-ui' },
    sections: [{ slug: 'parts', title: 'Parts' }]
  },
  'site.config.ts'
);

it('makes the reference of a tab once, and again when it gets its playground', () => {
  const source = makeSource();
  let playground: RenderedPlayground | null = null;
  const referenceOf = createReferenceOf({ pages: [makePage({ sources: [source] })] } as Site, REFERENCE, {
    design: '/nowhere',
    folder: '/nowhere',
    config: CONFIG,
    tokenAddress: () => null,
    playgroundOf: () => playground
  });
  const before = referenceOf(source);
  expect(before.playground).toBeNull();
  expect(referenceOf(source)).toBe(before);
  playground = {
    html: '<b>Knob</b>',
    playground: { component: 'Knob', importLine: "import { Knob } from 'acme-ui';", controls: [], fixed: [] }
  };
  const after = referenceOf(source);
  expect(after.playground).toMatchObject({ title: 'Knob', html: '<b>Knob</b>' });
  expect(referenceOf(source)).toBe(after);
});
