import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

import {
  type IslandComponent,
  type IslandHydration,
  type IslandName,
  type IslandProps,
  islandPrefix
} from './features.ts';

interface IslandElementProps<Name extends IslandName> extends IslandHydration {
  name: Name;
  component: IslandComponent<Name>;
  props: IslandProps<Name>;
  /** Host element, where a `div` is not allowed. */
  as?: 'div' | 'tr';
}

/**
 * Island of a prerendered page: the feature's HTML in its initial state, and the data for hydration by the page's
 * script (`ui/islands/islands.ts`).
 */
export function Island<Name extends IslandName>({
  name,
  component,
  props,
  as: Host = 'div',
  ...hydration
}: IslandElementProps<Name>) {
  const Feature = component as ComponentType<object>;
  // Not static markup: without React's markers between text nodes, hydration would find a mismatch.
  const html = renderToString(<Feature {...props} />, { identifierPrefix: islandPrefix(name, hydration.id) });
  return (
    <Host
      data-island={name}
      data-hydrate={JSON.stringify(hydration)}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
