import {
  Card,
  CardBody,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm
} from '@patternfly/react-core';

const DETAILS = [
  { term: 'Region', value: 'Dublin' },
  { term: 'Memory', value: '16 GB' }
];

export const DetailsAsText: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <DescriptionList aria-label="Details of db-2">
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
