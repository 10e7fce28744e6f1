import { loader } from '@monaco-editor/react';

// By default the editor loads its parts from a CDN, which the content security policy blocks.
loader.config({ paths: { vs: '/assets/monaco/vs' } });

const { init } = loader;

/**
 * Starts the editor, and removes the mark of its AMD loader afterwards. Scripts of others look for it (`define.amd`) and
 * would register there instead of defining their globals. The editor's own modules don't.
 */
loader.init = () => {
  const loading = init();
  loading.then(hideLoader, hideLoader);
  return loading;
};

function hideLoader(): void {
  const define: unknown = Reflect.get(globalThis, 'define');
  if (typeof define === 'function') {
    Reflect.deleteProperty(define, 'amd');
  }
}
