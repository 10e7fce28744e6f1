import {
  Card,
  CardBody,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm
} from '@patternfly/react-core';

const LONG_VALUES = [
  { term: 'Description', value: 'Collects the metrics of all servers in Frankfurt and Dublin' },
  { term: 'Owner', value: 'Dana Reyes' }
];

export const SqueezedValues: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <DescriptionList isHorizontal aria-label="Long values beside">
        {LONG_VALUES.map(({ term, value }) => (
          <DescriptionListGroup key={term}>
            <DescriptionListTerm>{term}</DescriptionListTerm>
            <DescriptionListDescription>{value}</DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
    </CardBody>
  </Card>
);
