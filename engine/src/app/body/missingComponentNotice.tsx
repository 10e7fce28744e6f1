import { Alert } from '@patternfly/react-core';
import { renderToStaticMarkup } from 'react-dom/server';

/** Stands in place of a component that the Markdown asks for and nothing provides, or whose data is wrong. */
export function missingComponentNotice(name: string): string {
  const title = `This part of the page needs the component ${name}, which can’t be shown here.`;
  return renderToStaticMarkup(
    <Alert className="pb-notice" isInline variant="warning" title={title} component="p" data-missing-component={name} />
  );
}
