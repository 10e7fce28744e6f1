import { Island } from '../islands/Island.tsx';
import { ReferenceFilter, type ReferenceFilterProps } from './ReferenceFilter.tsx';

/** The filter of a section's reference tables, in a page that the build renders. */
export function ReferenceFilterIsland(props: ReferenceFilterProps) {
  const { name } = props;
  return (
    <Island name="referenceFilter" id={name} component={ReferenceFilter} load="intent" query={[name]} props={props} />
  );
}
