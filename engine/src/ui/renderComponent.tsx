import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { MarkdownComponent } from '../core/markdownComponent.ts';

/** Renders the HTML of a Markdown component. */
export function renderComponent(component: MarkdownComponent['component'], props: object): string {
  const Component = component as ComponentType<object>;
  return renderToStaticMarkup(<Component {...props} />);
}
