import { Title } from '@patternfly/react-core';
import { PageOutline } from '../../figures/PageOutline.tsx';
import { ServerWizard } from './ServerWizard.tsx';

export const WizardInPage: React.FunctionComponent = () => (
  <PageOutline>
    <Title headingLevel="h4" size="lg">
      New server
    </Title>
    <ServerWizard
      id="page"
      height="22rem"
      steps={[{ name: 'Size' }, { name: 'Network' }, { name: 'Review', footer: { nextButtonText: 'Create server' } }]}
    />
  </PageOutline>
);
