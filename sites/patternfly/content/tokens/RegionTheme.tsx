import { ActionList, ActionListGroup, ActionListItem, Button, Stack, StackItem } from '@patternfly/react-core';

const sharper = {
  '--pf-t--global--border--radius--pill': 'var(--pf-t--global--border--radius--small)'
} as React.CSSProperties;

const actions = (
  <ActionList>
    <ActionListGroup>
      <ActionListItem>
        <Button>Create pipeline</Button>
      </ActionListItem>
      <ActionListItem>
        <Button variant="secondary">Import</Button>
      </ActionListItem>
    </ActionListGroup>
  </ActionList>
);

export const RegionTheme: React.FunctionComponent = () => (
  <Stack hasGutter>
    <StackItem>{actions}</StackItem>
    <StackItem style={sharper}>{actions}</StackItem>
  </Stack>
);
