import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  Card,
  CardBody,
  CardFooter,
  Stack,
  StackItem
} from '@patternfly/react-core';
import { InlineValue } from './InlineValue.tsx';

export const SavedTogether: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Stack hasGutter>
        <StackItem>
          <InlineValue id="together-name" label="Name" value="Orion" isEditing hasActions={false} />
        </StackItem>
        <StackItem>
          <InlineValue id="together-owner" label="Owner" value="Dana Reyes" isEditing hasActions={false} />
        </StackItem>
      </Stack>
    </CardBody>
    <CardFooter>
      <ActionList>
        <ActionListGroup>
          <ActionListItem>
            <Button>Save</Button>
          </ActionListItem>
          <ActionListItem>
            <Button variant="link">Cancel</Button>
          </ActionListItem>
        </ActionListGroup>
      </ActionList>
    </CardFooter>
  </Card>
);
