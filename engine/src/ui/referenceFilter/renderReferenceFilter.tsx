import { renderToStaticMarkup } from 'react-dom/server';

import { Island } from '../islands/Island.tsx';
import { ReferenceFilter, type ReferenceFilterProps } from './ReferenceFilter.tsx';

/** HTML of the filter of a section's reference tables. */
export function renderReferenceFilter(props: ReferenceFilterProps): string {
  const { name } = props;
  return renderToStaticMarkup(
    <Island name="referenceFilter" id={name} component={ReferenceFilter} load="intent" query={[name]} props={props} />
  );
}
