import {
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Label
} from '@patternfly/react-core';

export const CardWithFacts: React.FunctionComponent = () => (
  <Card>
    <CardHeader actions={{ actions: <Label status="success">Running</Label>, hasNoOffset: true }}>
      <CardTitle component="h4">Checkout</CardTitle>
    </CardHeader>
    <CardBody>Takes payments for the online shop.</CardBody>
    <CardBody>
      <DescriptionList isCompact columnModifier={{ default: '2Col' }}>
        <DescriptionListGroup>
          <DescriptionListTerm>Version</DescriptionListTerm>
          <DescriptionListDescription>4.2</DescriptionListDescription>
        </DescriptionListGroup>
        <DescriptionListGroup>
          <DescriptionListTerm>Region</DescriptionListTerm>
          <DescriptionListDescription>Europe West</DescriptionListDescription>
        </DescriptionListGroup>
      </DescriptionList>
    </CardBody>
  </Card>
);
