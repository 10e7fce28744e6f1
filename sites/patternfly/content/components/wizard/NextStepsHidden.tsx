import { ServerWizard } from './ServerWizard.tsx';

export const NextStepsHidden: React.FunctionComponent = () => (
  <ServerWizard
    id="hidden"
    isListOpen
    height="20rem"
    isProgressive
    steps={[{ name: 'Size' }, { name: 'Network' }, { name: 'Backups' }, { name: 'Review' }]}
  />
);
