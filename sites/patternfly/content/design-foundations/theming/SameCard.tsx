import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  Card,
  CardBody,
  CardFooter,
  CardTitle,
  Label,
  Stack,
  StackItem
} from '@patternfly/react-core';
import { SideBySide } from '../../figures/InTheme.tsx';

export const SameCard: React.FunctionComponent = () => (
  <SideBySide>
    {() => (
      <Card>
        <CardTitle>Nightly backup</CardTitle>
        <CardBody>
          <Stack hasGutter>
            <StackItem>
              <Label status="warning">2 volumes skipped</Label>
            </StackItem>
            <StackItem>The last run took 14 minutes and copied 38 volumes.</StackItem>
          </Stack>
        </CardBody>
        <CardFooter>
          <ActionList>
            <ActionListGroup>
              <ActionListItem>
                <Button>Run now</Button>
              </ActionListItem>
              <ActionListItem>
                <Button variant="link">View log</Button>
              </ActionListItem>
            </ActionListGroup>
          </ActionList>
        </CardFooter>
      </Card>
    )}
  </SideBySide>
);
