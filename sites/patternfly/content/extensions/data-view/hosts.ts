import type { DataViewTrObject } from '@patternfly/react-data-view/dist/dynamic/DataViewTable';

export interface Host {
  name: string;
  region: string;
}

export const HOSTS: readonly Host[] = [
  { name: 'web-1', region: 'Frankfurt' },
  { name: 'web-2', region: 'Dublin' },
  { name: 'db-1', region: 'Frankfurt' },
  { name: 'db-2', region: 'Dublin' },
  { name: 'cache-1', region: 'Frankfurt' }
];

/** A row whose cells keep their labels in a narrow window. */
export function hostRow({ name, region }: Host): DataViewTrObject {
  return {
    id: name,
    row: [
      { cell: name, props: { dataLabel: 'Host' } },
      { cell: region, props: { dataLabel: 'Region' } }
    ]
  };
}
