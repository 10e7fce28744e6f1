import { Card, CardBody, Flex, Stack, StackItem, Switch } from '@patternfly/react-core';

const SETTINGS = [
  { id: 'backup', label: 'Nightly backup', isOn: true },
  { id: 'alerts', label: 'Email alerts', isOn: false },
  { id: 'updates', label: 'Automatic updates', isOn: true }
];

export const SettingsList: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Stack hasGutter>
        {SETTINGS.map(({ id, label, isOn }) => (
          <StackItem key={id}>
            <Flex
              justifyContent={{ default: 'justifyContentSpaceBetween' }}
              alignItems={{ default: 'alignItemsCenter' }}
              flexWrap={{ default: 'nowrap' }}
            >
              <label id={`setting-${id}`} htmlFor={`setting-switch-${id}`}>
                {label}
              </label>
              <Switch id={`setting-switch-${id}`} aria-labelledby={`setting-${id}`} defaultChecked={isOn} />
            </Flex>
          </StackItem>
        ))}
      </Stack>
    </CardBody>
  </Card>
);
