import { ExpandableSection } from '@patternfly/react-core';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const ROWS = [
  { name: 'Collapsed', isExpanded: false },
  { name: 'Expanded', isExpanded: true }
];

const IDS = ['default', 'hover', 'focus'];

export const ExpandableStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Expandable sections by state"
    columns={['Default', { name: 'Hover', force: 'hover' }, { name: 'Focus', force: 'focus' }]}
    rows={ROWS.map(({ name, isExpanded }) => ({
      name,
      cells: IDS.map((state) => (
        <ExpandableSection
          key={state}
          toggleText="Details"
          toggleId={`details-${name}-${state}-toggle`}
          contentId={`details-${name}-${state}`}
          isExpanded={isExpanded}
        >
          Port 5432
        </ExpandableSection>
      ))
    }))}
  />
);
