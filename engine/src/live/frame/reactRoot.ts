import type { ComponentType, ReactNode } from 'react';

/** The functions of the registry's React, of which there is one for example and libraries alike. */
export interface RegistryReact {
  createElement: typeof import('react').createElement;
  useLayoutEffect: typeof import('react').useLayoutEffect;
  createRoot: typeof import('react-dom/client').createRoot;
}

export interface ReactRoot {
  show(Example: ComponentType, onShown: () => void): void;
  /** React has taken everything away after an error. */
  readonly hasFailed: boolean;
}

/** @param onError called when nothing is shown any more */
export function createReactRoot(
  element: HTMLElement,
  { createElement, useLayoutEffect, createRoot }: RegistryReact,
  identifierPrefix: string,
  onError: (error: unknown) => void
): ReactRoot {
  let hasFailed = false;
  const root = createRoot(element, {
    identifierPrefix,
    onUncaughtError(error) {
      hasFailed = true;
      onError(error);
    }
  });

  function Shown({ children, onShown }: { children?: ReactNode; onShown: () => void }): ReactNode {
    // After the effects of what it holds, which may throw.
    useLayoutEffect(onShown, [onShown]);
    return children;
  }

  return {
    get hasFailed() {
      return hasFailed;
    },
    show(Example, onShown) {
      root.render(createElement(Shown, { onShown }, createElement(Example)));
    }
  };
}
