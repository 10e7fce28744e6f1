import { afterAll } from 'vitest';

// Test files share the document of their worker.
afterAll(() => {
  if ('happyDOM' in globalThis) {
    document.body.replaceChildren();
  }
});
