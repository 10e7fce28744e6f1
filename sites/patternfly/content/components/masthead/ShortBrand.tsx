import { ConsoleMasthead } from './ConsoleMasthead.tsx';
import { HELP, USER } from './tools.tsx';

export const ShortBrand: React.FunctionComponent = () => <ConsoleMasthead brand="Acme Backup" tools={[HELP, USER]} />;
