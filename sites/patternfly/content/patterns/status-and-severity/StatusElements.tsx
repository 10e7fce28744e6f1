import {
  Card,
  CardBody,
  CardTitle,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Label
} from '@patternfly/react-core';
import { Severity, SeverityType } from '@patternfly/react-component-groups/dist/dynamic/Severity';

export const StatusElements: React.FunctionComponent = () => (
  <Card isCompact>
    <CardTitle>db-2</CardTitle>
    <CardBody>
      <DescriptionList isHorizontal>
        <DescriptionListGroup>
          <DescriptionListTerm>Status</DescriptionListTerm>
          <DescriptionListDescription>
            <Label status="warning">Degraded</Label>
          </DescriptionListDescription>
        </DescriptionListGroup>
        <DescriptionListGroup>
          <DescriptionListTerm>Worst issue</DescriptionListTerm>
          <DescriptionListDescription data-part="severity">
            <Severity severity={SeverityType.critical} label="Critical" />
          </DescriptionListDescription>
        </DescriptionListGroup>
      </DescriptionList>
    </CardBody>
  </Card>
);
