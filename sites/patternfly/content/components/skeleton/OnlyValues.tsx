import {
  Card,
  CardBody,
  CardTitle,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Skeleton
} from '@patternfly/react-core';

export const OnlyValues: React.FunctionComponent = () => (
  <Card>
    <CardTitle>web-1</CardTitle>
    <CardBody>
      <DescriptionList isCompact>
        <DescriptionListGroup>
          <DescriptionListTerm>Region</DescriptionListTerm>
          <DescriptionListDescription>
            <Skeleton width="50%" screenreaderText="Loading details of web-1" />
          </DescriptionListDescription>
        </DescriptionListGroup>
        <DescriptionListGroup>
          <DescriptionListTerm>Memory</DescriptionListTerm>
          <DescriptionListDescription>
            <Skeleton width="25%" />
          </DescriptionListDescription>
        </DescriptionListGroup>
      </DescriptionList>
    </CardBody>
  </Card>
);
