import { TwoLists } from './TwoLists.tsx';

const WITHOUT = ['db-1', 'db-2', 'cache-1'];
const WITH = ['web-1', 'web-2'];

export const TitlesWithoutMeaning: React.FunctionComponent = () => (
  <TwoLists available={{ title: 'Available', options: WITHOUT }} chosen={{ title: 'Chosen', options: WITH }} />
);
