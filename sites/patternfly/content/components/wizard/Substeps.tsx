import { ServerWizard } from './ServerWizard.tsx';

export const Substeps: React.FunctionComponent = () => (
  <ServerWizard
    id="substeps"
    isListOpen
    height="30rem"
    startIndex={2}
    steps={[
      { name: 'Size' },
      { name: 'Network', substeps: ['Addresses', 'Firewall', 'Certificates'] },
      { name: 'Backups' },
      { name: 'Review', footer: { nextButtonText: 'Create server' } }
    ]}
  />
);
