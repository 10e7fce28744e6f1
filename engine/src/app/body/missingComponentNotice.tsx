import { Alert } from '@patternfly/react-core';
import { renderToStaticMarkup } from 'react-dom/server';

/** Stands in place of a component that the Markdown asks for and nothing provides. */
export function missingComponentNotice(name: string): string {
  const title = `This part of the page needs the component ${name}, which this site does not provide.`;
  return renderToStaticMarkup(
    <Alert className="pb-notice" isInline variant="warning" title={title} component="p" data-missing-component={name} />
  );
}
