import { WizardHeader } from '@patternfly/react-core';
import { ServerWizard } from './ServerWizard.tsx';

const header = (
  <WizardHeader title="New server" description="In project Orion" closeButtonAriaLabel="Close wizard of the parts" />
);

export const WizardParts: React.FunctionComponent = () => (
  <ServerWizard
    id="parts"
    header={header}
    height="26rem"
    startIndex={2}
    steps={[
      { name: 'Size' },
      { name: 'Name and region' },
      { name: 'Network' },
      { name: 'Review', footer: { nextButtonText: 'Create server' } }
    ]}
  />
);
