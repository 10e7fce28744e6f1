import { ServerWizard } from './ServerWizard.tsx';

export const AllStepsVisible: React.FunctionComponent = () => (
  <ServerWizard
    id="visible"
    isVisitRequired
    steps={[{ name: 'Size' }, { name: 'Network' }, { name: 'Backups' }, { name: 'Review' }]}
  />
);
