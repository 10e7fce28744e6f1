import fc from 'fast-check';
import { afterAll } from 'vitest';

import { commitNumber } from '../../scripts/testing/commitNumber.ts';

// Properties are tried with the same values at the same commit.
fc.configureGlobal({ seed: commitNumber() });

if ('happyDOM' in globalThis) {
  const { configure } = await import('@testing-library/react');
  // On a busy machine, a part that is loaded on demand takes longer than the second that is waited for by default.
  configure({ asyncUtilTimeout: 10_000 });
}

// Test files share the document of their worker.
afterAll(() => {
  if ('happyDOM' in globalThis) {
    document.body.replaceChildren();
  }
});
