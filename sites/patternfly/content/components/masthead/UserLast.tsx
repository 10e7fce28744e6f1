import { ConsoleMasthead } from './ConsoleMasthead.tsx';
import { HELP, SETTINGS, USER } from './tools.tsx';

export const UserLast: React.FunctionComponent = () => <ConsoleMasthead tools={[SETTINGS, HELP, USER]} />;
