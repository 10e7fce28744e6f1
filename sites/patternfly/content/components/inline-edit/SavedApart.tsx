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

export const SavedApart: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Stack hasGutter>
        <StackItem>
          <InlineValue id="apart-name" label="Name" value="Orion" isEditing />
        </StackItem>
        <StackItem>
          <InlineValue id="apart-owner" label="Owner" value="Dana Reyes" isEditing />
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
