import { ConsoleMasthead } from './ConsoleMasthead.tsx';
import { HELP, USER } from './tools.tsx';

export const OneRow: React.FunctionComponent = () => (
  <ConsoleMasthead display={{ default: 'inline' }} tools={[HELP, USER]} />
);
