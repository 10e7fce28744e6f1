import { ServerWizard } from './ServerWizard.tsx';

export const AllStepsVisible: React.FunctionComponent = () => (
  <ServerWizard
    id="visible"
    isListOpen
    height="20rem"
    isVisitRequired
    steps={[{ name: 'Size' }, { name: 'Network' }, { name: 'Backups' }, { name: 'Review' }]}
  />
);
