import { TwoLists } from './TwoLists.tsx';

const SERVERS = ['db-1', 'db-2', 'cache-1'];

export const EmptyWithoutText: React.FunctionComponent = () => (
  <TwoLists available={{ title: 'Without backup', options: SERVERS }} chosen={{ title: 'With backup', options: [] }} />
);
