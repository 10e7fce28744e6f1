import { Card, CardBody, Stack, StackItem } from '@patternfly/react-core';
import { InlineValue } from './InlineValue.tsx';

export const AllFieldsOpen: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Stack hasGutter>
        <StackItem>
          <InlineValue id="open-name" label="Name" value="Orion" isEditing />
        </StackItem>
        <StackItem>
          <InlineValue id="open-owner" label="Owner" value="Dana Reyes" isEditing />
        </StackItem>
      </Stack>
    </CardBody>
  </Card>
);
