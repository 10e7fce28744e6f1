import { TwoLists } from './TwoLists.tsx';

const WITHOUT = ['db-1', 'db-2', 'cache-1'];
const WITH = ['web-1', 'web-2'];

export const TitlesWithMeaning: React.FunctionComponent = () => (
  <TwoLists
    available={{ title: 'Servers without backup', options: WITHOUT }}
    chosen={{ title: 'Servers with backup', options: WITH }}
  />
);
