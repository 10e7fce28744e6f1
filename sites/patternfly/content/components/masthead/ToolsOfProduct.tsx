import { ConsoleMasthead } from './ConsoleMasthead.tsx';
import { HELP, USER } from './tools.tsx';

export const ToolsOfProduct: React.FunctionComponent = () => <ConsoleMasthead tools={[HELP, USER]} />;
