import { Card, CardBody, TreeView } from '@patternfly/react-core';
import { Variants } from '../../figures/Variants.tsx';

const nodesOf = (id: string) => [
  {
    id: `${id}-dublin`,
    name: 'Dublin',
    title: 'Region',
    defaultExpanded: true,
    children: [{ id: `${id}-web-2`, name: 'web-2', title: 'Server' }]
  }
];

export const TreeVariants: React.FunctionComponent = () => (
  <Variants
    component={TreeView}
    prop="variant"
    initial="default"
    uses={{
      default: 'Most trees.',
      compact: 'Nodes with a title and a description, such as the fields of a schema.',
      compactNoBackground: 'The same nodes where boxes would be too heavy, such as in a card.'
    }}
    specimen={(variant) => (
      <Card isCompact>
        <CardBody>
          <TreeView
            aria-label={`Tree with variant ${variant}`}
            variant={variant}
            data={nodesOf(`variant-${variant}`)}
          />
        </CardBody>
      </Card>
    )}
  />
);
