import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

import {
  type IslandComponent,
  type IslandLoad,
  type IslandName,
  type IslandProps,
  islandPrefix
} from './islandFeatures.ts';

interface IslandElementProps<Name extends IslandName> {
  name: Name;
  /** Tells islands of one name in a page apart. */
  id?: string;
  component: IslandComponent<Name>;
  props: IslandProps<Name>;
  load: IslandLoad;
  /** Its element, where a `div` can't stand. */
  as?: 'div' | 'tr';
  /** Id of what has to near the window for `visible`; without it, the island itself. */
  near?: string;
  /** An anchor whose fragment carries values of this feature behind a question mark: it is hydrated for these at once. */
  anchor?: string;
  /** Names of values of this feature in the query of the address: it is hydrated for these at once. */
  query?: string[];
}

/**
 * A feature of the interface in a page that the build renders: its HTML with its first state, and what the page script
 * (`client/islands.ts`) needs to hydrate it.
 */
export function Island<Name extends IslandName>({
  name,
  id,
  component,
  props,
  load,
  as: Host = 'div',
  near,
  anchor,
  query
}: IslandElementProps<Name>) {
  const Feature = component as ComponentType<object>;
  // React's own markers stand between texts: without them, hydration would find other nodes than it expects.
  const html = renderToString(<Feature {...props} />, { identifierPrefix: islandPrefix(name, id) });
  return (
    <Host
      data-island={name}
      data-id={id}
      data-load={load}
      data-near={near}
      data-props={JSON.stringify(props)}
      data-anchor={anchor}
      data-query={query?.join(' ')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
