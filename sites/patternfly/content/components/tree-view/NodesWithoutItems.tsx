import { Button, Skeleton } from '@patternfly/react-core';
import { RegionTree } from './RegionTree.tsx';

export const NodesWithoutItems: React.FunctionComponent = () => (
  <RegionTree
    id="without-items"
    nodes={[
      {
        name: 'Dublin',
        defaultExpanded: true,
        children: [{ name: <Skeleton width="6rem" screenreaderText="Loading the servers in Dublin" /> }]
      },
      {
        name: 'Frankfurt',
        defaultExpanded: true,
        children: [
          {
            name: "Couldn't load the servers",
            isDisabled: true,
            action: (
              <Button variant="link" size="sm">
                Try again
              </Button>
            )
          }
        ]
      },
      { name: 'Mumbai', defaultExpanded: true, children: [{ name: 'No servers', isDisabled: true }] }
    ]}
  />
);
