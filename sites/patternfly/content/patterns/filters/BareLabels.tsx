import { Label, LabelGroup } from '@patternfly/react-core';

export const BareLabels: React.FunctionComponent = () => (
  <LabelGroup aria-label="Filters">
    <Label variant="outline">High</Label>
    <Label variant="outline">Storage</Label>
  </LabelGroup>
);
