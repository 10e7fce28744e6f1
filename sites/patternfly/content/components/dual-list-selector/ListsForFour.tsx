import { TwoLists } from './TwoLists.tsx';

const PERMISSIONS = ['Read', 'Write', 'Restart', 'Delete'];
const GRANTED = ['Read', 'Write'];

export const ListsForFour: React.FunctionComponent = () => (
  <TwoLists
    available={{ title: 'Other permissions', options: PERMISSIONS.filter((name) => !GRANTED.includes(name)) }}
    chosen={{ title: 'Granted permissions', options: GRANTED }}
  />
);
