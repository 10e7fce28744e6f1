import { RegionTree } from './RegionTree.tsx';

export const CheckedServers: React.FunctionComponent = () => (
  <RegionTree
    id="checked"
    hasCheckboxes
    nodes={[
      {
        name: 'Frankfurt',
        checkProps: { checked: null },
        defaultExpanded: true,
        children: [
          { name: 'db-1', checkProps: { checked: true } },
          { name: 'cache-1', checkProps: { checked: false } },
          { name: 'web-1', checkProps: { checked: true } }
        ]
      }
    ]}
  />
);
