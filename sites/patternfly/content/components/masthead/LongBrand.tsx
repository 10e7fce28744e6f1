import { ConsoleMasthead } from './ConsoleMasthead.tsx';
import { HELP, USER } from './tools.tsx';

export const LongBrand: React.FunctionComponent = () => (
  <ConsoleMasthead brand="Acme Backup Management Console" tools={[HELP, USER]} />
);
