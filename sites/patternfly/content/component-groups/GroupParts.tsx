import { Button, Card, CardBody, Icon } from '@patternfly/react-core';
import { Severity, SeverityType } from '@patternfly/react-component-groups/dist/dynamic/Severity';
import { SeverityCriticalIcon } from '@patternfly/react-icons/dist/esm/icons/severity-critical-icon';
import { Specimens } from '../figures/Specimens';

const SPECIMENS = [
  {
    name: 'Components',
    specimen: (
      <Icon>
        <SeverityCriticalIcon color="var(--pf-t--global--icon--color--severity--critical--default)" />
      </Icon>
    )
  },
  { name: 'Component group', specimen: <Severity severity={SeverityType.critical} label="Critical" /> },
  {
    name: 'Your product',
    specimen: (
      <Card isCompact>
        <CardBody>
          <Severity severity={SeverityType.critical} label="Critical" ouiaId="product-severity" />
          <Button variant="link" isInline>
            Show the 3 affected hosts
          </Button>
        </CardBody>
      </Card>
    )
  }
];

export const GroupParts: React.FunctionComponent = () => <Specimens items={SPECIMENS} />;
