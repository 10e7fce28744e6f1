import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm
} from '@patternfly/react-core';
import { Variants } from '../../figures/Variants.tsx';

export const DescriptionSizes: React.FunctionComponent = () => (
  <Variants
    component={DescriptionList}
    prop="displaySize"
    initial="default"
    uses={{
      default: 'Nearly every description list.',
      lg: 'Key values at the top of a page.',
      '2xl': 'Single numbers in cards, such as totals.'
    }}
    specimen={(displaySize) => (
      <DescriptionList displaySize={displaySize} aria-label={`Memory, ${displaySize}`}>
        <DescriptionListGroup>
          <DescriptionListTerm>Memory</DescriptionListTerm>
          <DescriptionListDescription>32 GB</DescriptionListDescription>
        </DescriptionListGroup>
      </DescriptionList>
    )}
  />
);
