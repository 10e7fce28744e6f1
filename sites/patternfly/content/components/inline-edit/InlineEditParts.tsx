import { Card, CardBody, Stack, StackItem } from '@patternfly/react-core';
import { InlineValue } from './InlineValue.tsx';

export const InlineEditParts: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Stack hasGutter>
        <StackItem className="reading">
          <InlineValue id="parts-owner" label="Owner" value="Dana Reyes" />
        </StackItem>
        <StackItem className="editing">
          <InlineValue id="parts-name" label="Name" value="Orion" isEditing />
        </StackItem>
      </Stack>
    </CardBody>
  </Card>
);
