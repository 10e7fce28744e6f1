import {
  Card,
  CardBody,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm
} from '@patternfly/react-core';

const HOST = [
  ['Name', 'web-1'],
  ['Region', 'Frankfurt'],
  ['Memory', '32 GB']
] as const;

export const RecordAsDescriptionList: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <DescriptionList isHorizontal isCompact aria-label="Host web-1">
        {HOST.map(([term, value]) => (
          <DescriptionListGroup key={term}>
            <DescriptionListTerm>{term}</DescriptionListTerm>
            <DescriptionListDescription>{value}</DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
    </CardBody>
  </Card>
);
