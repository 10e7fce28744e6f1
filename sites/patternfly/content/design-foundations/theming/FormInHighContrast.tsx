import {
  Button,
  Flex,
  FlexItem,
  Form,
  FormGroup,
  Label,
  Menu,
  MenuContent,
  MenuItem,
  MenuList,
  Stack,
  StackItem,
  TextInput
} from '@patternfly/react-core';
import { SideBySide } from '../../figures/InTheme.tsx';

export const FormInHighContrast: React.FunctionComponent = () => (
  <SideBySide surface="primary" themes={['light', 'highContrast', 'dark', 'highContrastDark']}>
    {(theme) => (
      <Stack hasGutter>
        <StackItem>
          <Form>
            <FormGroup label="Route" fieldId={`route-${theme}`}>
              <TextInput id={`route-${theme}`} defaultValue="billing.example.com" />
            </FormGroup>
          </Form>
        </StackItem>
        <StackItem>
          <Flex columnGap={{ default: 'columnGapSm' }}>
            <FlexItem>
              <Label color="blue">Platform</Label>
            </FlexItem>
            <FlexItem>
              <Label status="warning">Expiring</Label>
            </FlexItem>
            <FlexItem>
              <Button>Save</Button>
            </FlexItem>
          </Flex>
        </StackItem>
        <StackItem>
          <Menu selected="https">
            <MenuContent>
              <MenuList aria-label={`Protocol, ${theme}`}>
                <MenuItem itemId="https">HTTPS</MenuItem>
                <MenuItem itemId="tcp">TCP</MenuItem>
              </MenuList>
            </MenuContent>
          </Menu>
        </StackItem>
      </Stack>
    )}
  </SideBySide>
);
