import { Island } from '../islands/Island.tsx';
import { ListFilter, type ListFilterProps, filterNames } from './ListFilter.tsx';

/** List filter in a prerendered page. An address with its query parameters hydrates it at once. */
export function ListFilterIsland(props: ListFilterProps) {
  const query = [...filterNames(props), ...(props.layout === null ? [] : ['layout'])];
  return <Island name="listFilter" component={ListFilter} load="intent" query={query} props={props} />;
}
