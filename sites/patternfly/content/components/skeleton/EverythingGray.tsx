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

export const EverythingGray: React.FunctionComponent = () => (
  <Card>
    <CardTitle>
      <Skeleton width="33%" screenreaderText="Loading a server" />
    </CardTitle>
    <CardBody>
      <DescriptionList isCompact>
        <DescriptionListGroup>
          <DescriptionListTerm>
            <Skeleton width="4rem" />
          </DescriptionListTerm>
          <DescriptionListDescription>
            <Skeleton width="50%" />
          </DescriptionListDescription>
        </DescriptionListGroup>
        <DescriptionListGroup>
          <DescriptionListTerm>
            <Skeleton width="4rem" />
          </DescriptionListTerm>
          <DescriptionListDescription>
            <Skeleton width="25%" />
          </DescriptionListDescription>
        </DescriptionListGroup>
      </DescriptionList>
    </CardBody>
  </Card>
);
