import { Island } from '../islands/Island.tsx';
import { ListFilter, type ListFilterProps, queryNames } from './ListFilter.tsx';
import { listFilter } from './feature.ts';

/** List filter in a prerendered page. An address with its query parameters hydrates it at once. */
export function ListFilterIsland(props: ListFilterProps) {
  return <Island feature={listFilter} component={ListFilter} load="intent" query={queryNames(props)} props={props} />;
}
