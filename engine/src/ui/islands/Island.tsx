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
  /** Its element, where a `div` can't stand. */
  as?: 'div' | 'tr';
}

/**
 * A feature of the interface in a page that the build renders: its HTML with its first state, and what the page script
 * (`ui/islands/islands.ts`) needs to hydrate it.
 */
export function Island<Name extends IslandName>({
  name,
  component,
  props,
  as: Host = 'div',
  ...hydration
}: IslandElementProps<Name>) {
  const Feature = component as ComponentType<object>;
  // React's own markers stand between texts: without them, hydration would find other nodes than it expects.
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
