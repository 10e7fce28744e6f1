import { ServerWizard } from './ServerWizard.tsx';

export const NextStepsHidden: React.FunctionComponent = () => (
  <ServerWizard
    id="hidden"
    isProgressive
    steps={[{ name: 'Size' }, { name: 'Network' }, { name: 'Backups' }, { name: 'Review' }]}
  />
);
