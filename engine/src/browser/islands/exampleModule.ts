import type { ComponentType } from 'react';

/**
 * What a built example module exports: a loader per example, by slug. Loaders of examples that
 * threw while they were evaluated at build time import their code on call, so that one of them
 * can't take the others of its page down.
 */
export interface ExampleModule {
  examples: Record<string, () => ComponentType | Promise<ComponentType>>;
}
