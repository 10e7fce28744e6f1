import type { ComponentType, ReactNode } from 'react';
import type { Root } from 'react-dom/client';

/** The functions of the registry's React, of which there is one for example and libraries alike. */
export interface RegistryReact {
  createElement: typeof import('react').createElement;
  useLayoutEffect: typeof import('react').useLayoutEffect;
  createRoot: typeof import('react-dom/client').createRoot;
}

export interface ReactRoot {
  /** Shows a component in place of the one before. */
  show(Example: ComponentType, identifierPrefix: string, onShown: () => void): void;
  clear(): void;
}

/** @param onError called when nothing is shown any more */
export function createReactRoot(
  element: HTMLElement,
  { createElement, useLayoutEffect, createRoot }: RegistryReact,
  onError: (error: unknown) => void
): ReactRoot {
  let root: Root | null = null;
  let run = 0;

  function Shown({ children, onShown }: { children?: ReactNode; onShown: () => void }): ReactNode {
    // After the effects of what it holds, which may throw.
    useLayoutEffect(onShown, [onShown]);
    return children;
  }

  const clear = (): void => {
    const former = root;
    root = null;
    former?.unmount();
  };
  return {
    clear,
    show(Example, identifierPrefix, onShown) {
      run += 1;
      root ??= createRoot(element, {
        identifierPrefix,
        onUncaughtError(error) {
          // React has taken all of it away; its root can't be used again.
          root = null;
          onError(error);
        }
      });
      root.render(createElement(Shown, { key: run, onShown }, createElement(Example)));
    }
  };
}
