import {
  Card,
  CardBody,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm
} from '@patternfly/react-core';

const SETTINGS = [
  { name: 'Automatic updates', state: 'On' },
  { name: 'Backups', state: 'On' },
  { name: 'Notifications', state: 'Off' }
];

export const OnePairOfStates: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <DescriptionList isHorizontal isCompact aria-label="Settings">
        {SETTINGS.map(({ name, state }) => (
          <DescriptionListGroup key={name}>
            <DescriptionListTerm>{name}</DescriptionListTerm>
            <DescriptionListDescription>{state}</DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
    </CardBody>
  </Card>
);
