import { TreeView } from '@patternfly/react-core';
import { forced } from '../../figures/Force.tsx';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const IDS = ['default', 'hover', 'focus', 'selected', 'disabled'];

export const NodeStates: React.FunctionComponent = () => (
  <div className="pb-primary-ground">
    <StateMatrix
      label="Nodes by state"
      // The row of a node reacts to the pointer, and is around its name.
      columns={['Default', 'Hover', { name: 'Focus', force: 'focus' }, 'Selected', 'Disabled']}
      rows={[
        {
          name: 'Node',
          cells: IDS.map((id) => (
            <TreeView
              key={id}
              aria-label={`Tree with a node: ${id}`}
              data={[
                {
                  id: `state-${id}`,
                  name: id === 'hover' ? <span {...forced('hover')}>db-1</span> : 'db-1',
                  isDisabled: id === 'disabled'
                }
              ]}
              activeItems={id === 'selected' ? [{ id: 'state-selected', name: 'db-1' }] : []}
            />
          ))
        }
      ]}
    />
  </div>
);
