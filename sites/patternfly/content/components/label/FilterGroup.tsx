import { Label, LabelGroup } from '@patternfly/react-core';

const STATUSES = ['Running', 'Degraded', 'Failed', 'Stopped', 'Unknown'];

export const FilterGroup: React.FunctionComponent = () => (
  <LabelGroup categoryName="Status" isClosable>
    {STATUSES.map((status) => (
      <Label key={status} variant="outline" onClose={() => undefined}>
        {status}
      </Label>
    ))}
  </LabelGroup>
);
