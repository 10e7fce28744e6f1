import { afterAll } from 'vitest';

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
