import { BulkSelect } from '@patternfly/react-component-groups/dist/dynamic/BulkSelect';
import { Specimens } from '../../figures/Specimens';

const STATES = [
  {
    name: 'None selected',
    specimen: <BulkSelect ouiaId="none" pageCount={3} selectedCount={0} onSelect={() => undefined} />
  },
  {
    name: 'Some selected',
    specimen: (
      <BulkSelect ouiaId="some" pageCount={3} selectedCount={2} pagePartiallySelected onSelect={() => undefined} />
    )
  },
  {
    name: 'All selected',
    specimen: <BulkSelect ouiaId="all" pageCount={3} selectedCount={3} pageSelected onSelect={() => undefined} />
  }
];

export const CheckboxStates: React.FunctionComponent = () => <Specimens items={STATES} />;
