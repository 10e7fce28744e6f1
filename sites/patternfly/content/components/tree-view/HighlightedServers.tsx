import { RegionTree } from './RegionTree.tsx';

export const HighlightedServers: React.FunctionComponent = () => (
  <RegionTree
    id="highlighted"
    isMultiSelectable
    selected={['Frankfurt-db-1', 'Frankfurt-web-1']}
    nodes={[
      { name: 'Frankfurt', defaultExpanded: true, children: [{ name: 'db-1' }, { name: 'cache-1' }, { name: 'web-1' }] }
    ]}
  />
);
