import { TwoLists } from './TwoLists.tsx';

const WITHOUT = ['db-1', 'db-2', 'queue-1', 'cache-1'];
const WITH = ['web-1', 'web-2'];

export const DualListParts: React.FunctionComponent = () => (
  <TwoLists
    available={{ title: 'Servers without backup', options: WITHOUT, selected: ['db-2'] }}
    chosen={{ title: 'Servers with backup', options: WITH }}
    searchFor="servers"
  />
);
