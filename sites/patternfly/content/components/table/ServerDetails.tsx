import {
  Card,
  CardBody,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm
} from '@patternfly/react-core';

const DETAILS = [
  { term: 'Region', value: 'Frankfurt' },
  { term: 'Memory', value: '16 GB' },
  { term: 'Created', value: 'August 3, 2026' }
];

export const ServerDetails: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <DescriptionList isHorizontal isCompact>
        {DETAILS.map(({ term, value }) => (
          <DescriptionListGroup key={term}>
            <DescriptionListTerm>{term}</DescriptionListTerm>
            <DescriptionListDescription>{value}</DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
    </CardBody>
  </Card>
);
