import { Island } from '../islands/Island.tsx';
import { ListFilter, type ListFilterProps, filterNames } from './ListFilter.tsx';

/** The filter of a list in a page that the build renders. An address that narrows the list hydrates it at once. */
export function ListFilterIsland(props: ListFilterProps) {
  const query = [...filterNames(props), ...(props.layout === null ? [] : ['layout'])];
  return <Island name="listFilter" component={ListFilter} load="intent" query={query} props={props} />;
}
