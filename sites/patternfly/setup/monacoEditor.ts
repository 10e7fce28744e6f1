import { loader } from '@monaco-editor/react';

import './codeEditor.ts';

/**
 * Makes `import('monaco-editor')` return the editor that the site serves as files. The chatbot's package imports it, and
 * the whole editor would be bundled twice more: for pages, and for the frame. `import()` waits for a module that exports
 * `then`, as for a promise.
 */
export function then(resolve: (monaco: unknown) => void, reject: (reason: unknown) => void): void {
  loader.init().then(resolve, reject);
}
