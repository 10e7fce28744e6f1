import { ConsoleMasthead } from './ConsoleMasthead.tsx';
import { HELP, NOTIFICATIONS, USER } from './tools.tsx';

export const FewTools: React.FunctionComponent = () => <ConsoleMasthead tools={[NOTIFICATIONS, HELP, USER]} />;
