import { ConsoleMasthead } from './ConsoleMasthead.tsx';
import { HELP, SETTINGS, USER } from './tools.tsx';

export const UserFirst: React.FunctionComponent = () => <ConsoleMasthead tools={[USER, SETTINGS, HELP]} />;
