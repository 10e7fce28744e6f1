import { Alert, Button, Flex, FlexItem, Label, Stack, StackItem } from '@patternfly/react-core';
import { SideBySide } from '../../figures/InTheme.tsx';

export const ColorsInBothSchemes: React.FunctionComponent = () => (
  <SideBySide surface="primary">
    {() => (
      <Stack hasGutter>
        <StackItem>
          <Flex columnGap={{ default: 'columnGapMd' }}>
            <FlexItem>
              <Button>Save</Button>
            </FlexItem>
            <FlexItem>
              <Button variant="secondary">Test</Button>
            </FlexItem>
            <FlexItem>
              <Button variant="danger">Delete</Button>
            </FlexItem>
          </Flex>
        </StackItem>
        <StackItem>
          <Flex columnGap={{ default: 'columnGapSm' }}>
            <FlexItem>
              <Label status="success">Running</Label>
            </FlexItem>
            <FlexItem>
              <Label color="blue">Platform</Label>
            </FlexItem>
            <FlexItem>
              <Label color="teal">Support</Label>
            </FlexItem>
          </Flex>
        </StackItem>
        <StackItem>
          <Alert variant="danger" isInline component="p" title="Couldn't save the route" />
        </StackItem>
      </Stack>
    )}
  </SideBySide>
);
