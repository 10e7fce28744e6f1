import { ConsoleMasthead } from './ConsoleMasthead.tsx';
import { HELP, USER } from './tools.tsx';

export const TwoRows: React.FunctionComponent = () => (
  <ConsoleMasthead display={{ default: 'stack' }} tools={[HELP, USER]} />
);
