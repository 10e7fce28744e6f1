import { Button } from '@patternfly/react-core';
import { ConsoleMasthead } from './ConsoleMasthead.tsx';
import { USER } from './tools.tsx';

export const ActionOfPage: React.FunctionComponent = () => (
  <ConsoleMasthead tools={[<Button key="create">New</Button>, USER]} />
);
