import { HelperText, HelperTextItem, Stack, StackItem, Switch } from '@patternfly/react-core';

export const SwitchWithHelp: React.FunctionComponent = () => (
  <Stack>
    <StackItem>
      <Switch id="switch-with-help" label="Automatic updates" aria-describedby="switch-help" defaultChecked />
    </StackItem>
    <StackItem>
      <HelperText id="switch-help">
        <HelperTextItem>Installs updates on Sundays between 02:00 and 04:00, and restarts the server.</HelperTextItem>
      </HelperText>
    </StackItem>
  </Stack>
);
