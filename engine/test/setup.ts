import fc from 'fast-check';
import { afterAll } from 'vitest';

import { tier } from '../../scripts/testing/tier.ts';
import { commitNumber } from '../../scripts/testing/commitNumber.ts';

/** The quick tier has fewer, and other ones with each commit. */
const CASES = { quick: 40, full: 100 };

// Property tests use the same values for the same commit.
fc.configureGlobal({ seed: commitNumber(), numRuns: CASES[tier] });

if ('happyDOM' in globalThis) {
  const { configure } = await import('@testing-library/react');
  // On a busy machine, lazily loaded parts take longer than the default timeout of one second.
  configure({ asyncUtilTimeout: 10_000 });
}

// Test files share the document of their worker, and what its elements can do.
if ('happyDOM' in globalThis) {
  const prototypes = [EventTarget, Node, Document, Element, HTMLElement, SVGElement].map(({ prototype }) => prototype);
  const before = prototypes.map((prototype) => Object.getOwnPropertyDescriptors(prototype));
  afterAll(() => {
    document.body.replaceChildren();
    prototypes.forEach((prototype, index) => {
      const own = before[index] ?? {};
      const added = Reflect.ownKeys(prototype).filter((name) => !Object.hasOwn(own, name));
      added.forEach((name) => Reflect.deleteProperty(prototype, name));
      Object.defineProperties(prototype, own);
    });
  });
}
