import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';

import { type IslandFeature, type IslandHydration, islandPrefix } from './contract.ts';

interface IslandElementProps<Props extends object> extends IslandHydration {
  feature: IslandFeature<Props>;
  /** The feature's component, which the build has at hand. */
  component: FunctionComponent<Props>;
  /** Plain data, since they are serialized as JSON. */
  props: Props;
  /** Host element, where a `div` is not allowed. */
  as?: 'div' | 'tr';
}

/**
 * Island of a prerendered page: the feature's HTML in its initial state, and the data for hydration by the page's
 * script (`ui/islands/islands.ts`).
 */
export function Island<Props extends object>({
  feature: { name },
  component: Component,
  props,
  as: Host = 'div',
  ...hydration
}: IslandElementProps<Props>) {
  // Not static markup: without React's markers between text nodes, hydration would find a mismatch.
  const html = renderToString(<Component {...props} />, { identifierPrefix: islandPrefix(name, hydration.id) });
  return (
    <Host
      data-island={name}
      data-hydrate={JSON.stringify(hydration)}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
