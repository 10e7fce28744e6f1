import { Card, CardBody, Stack, StackItem } from '@patternfly/react-core';
import { InlineValue } from './InlineValue.tsx';

export const ValueToEdit: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Stack hasGutter>
        <StackItem>
          <InlineValue id="one-name" label="Name" value="Orion" />
        </StackItem>
        <StackItem>
          <InlineValue id="one-owner" label="Owner" value="Dana Reyes" />
        </StackItem>
      </Stack>
    </CardBody>
  </Card>
);
