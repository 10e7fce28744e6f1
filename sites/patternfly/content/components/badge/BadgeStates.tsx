import { Badge } from '@patternfly/react-core';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const ROWS = [
  { name: 'Unread', isRead: false },
  { name: 'Read', isRead: true }
];

export const BadgeStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Badges by state"
    columns={['Default', 'Disabled']}
    rows={ROWS.map(({ name, isRead }) => ({
      name,
      cells: [
        <Badge key="default" isRead={isRead}>
          7
        </Badge>,
        <Badge key="disabled" isRead={isRead} isDisabled>
          7
        </Badge>
      ]
    }))}
  />
);
