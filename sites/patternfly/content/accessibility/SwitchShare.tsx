import {
  Card,
  CardBody,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Stack,
  StackItem,
  Switch
} from '@patternfly/react-core';

const SHARE = [
  { part: 'Name', text: 'Automatic updates, from your label' },
  { part: 'Role', text: 'switch' },
  { part: 'State', text: 'on' },
  { part: 'Keys', text: 'Tab reaches it, Space changes it' }
];

/** A switch, and what assistive technology learns about it. */
export const SwitchShare: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Stack hasGutter>
        <StackItem>
          <Switch id="switch-share" label="Automatic updates" isChecked onChange={() => undefined} />
        </StackItem>
        <StackItem>
          <DescriptionList isHorizontal isCompact>
            {SHARE.map(({ part, text }) => (
              <DescriptionListGroup key={part}>
                <DescriptionListTerm>{part}</DescriptionListTerm>
                <DescriptionListDescription>{text}</DescriptionListDescription>
              </DescriptionListGroup>
            ))}
          </DescriptionList>
        </StackItem>
      </Stack>
    </CardBody>
  </Card>
);
