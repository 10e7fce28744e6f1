import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm
} from '@patternfly/react-core';
import { ServerWizard } from './ServerWizard.tsx';

const CHOICES = [
  { term: 'Name', value: 'web-4' },
  { term: 'Region', value: 'Frankfurt' },
  { term: 'Memory', value: '32 GB' }
];

const choices = (
  <DescriptionList isHorizontal isCompact>
    {CHOICES.map(({ term, value }) => (
      <DescriptionListGroup key={term}>
        <DescriptionListTerm>{term}</DescriptionListTerm>
        <DescriptionListDescription>{value}</DescriptionListDescription>
      </DescriptionListGroup>
    ))}
  </DescriptionList>
);

export const ReviewOfChoices: React.FunctionComponent = () => (
  <ServerWizard
    id="review"
    hasNoList
    startIndex={3}
    steps={[
      { name: 'Name and region' },
      { name: 'Memory' },
      { name: 'Review', children: choices, footer: { nextButtonText: 'Create server', isCancelHidden: true } }
    ]}
  />
);
