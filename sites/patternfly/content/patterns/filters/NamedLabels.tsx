import { Flex, Label, LabelGroup } from '@patternfly/react-core';

export const NamedLabels: React.FunctionComponent = () => (
  <Flex>
    <LabelGroup categoryName="Severity">
      <Label variant="outline">High</Label>
    </LabelGroup>
    <LabelGroup categoryName="Team">
      <Label variant="outline">Storage</Label>
    </LabelGroup>
  </Flex>
);
