import {
  Card,
  CardBody,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm
} from '@patternfly/react-core';

const SETTINGS = [
  { name: 'Automatic updates', state: 'Enabled' },
  { name: 'Backups', state: 'Active' },
  { name: 'Notifications', state: 'Switched off' }
];

export const ThreePairsOfStates: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <DescriptionList isHorizontal isCompact aria-label="Settings with several words">
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
