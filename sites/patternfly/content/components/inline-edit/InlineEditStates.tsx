import { StateMatrix } from '../../figures/StateMatrix.tsx';
import { InlineValue } from './InlineValue.tsx';

export const InlineEditStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Inline edit by state"
    columns={['Read', 'Edit', 'Error']}
    rows={[
      {
        name: 'One value',
        cells: [
          <InlineValue key="read" id="state-read" label="Name" value="Orion" />,
          <InlineValue key="edit" id="state-edit" label="Name" value="Orion" isEditing />,
          <InlineValue
            key="error"
            id="state-error"
            label="Name"
            value="Atlas"
            isEditing
            error="Atlas already exists."
          />
        ]
      }
    ]}
  />
);
