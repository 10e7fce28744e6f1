import { renderToStaticMarkup } from 'react-dom/server';

import { StatusMatrix, type StatusMatrixProps } from './StatusMatrix.tsx';

/** HTML of the table of a section's pages with what each has. */
export function renderStatusMatrix(props: StatusMatrixProps): string {
  return renderToStaticMarkup(<StatusMatrix {...props} />);
}
