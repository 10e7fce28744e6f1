import { PageSection, Title } from '@patternfly/react-core';
import { PageFrame } from './PageFrame.tsx';

export const AreasInSidebar: React.FunctionComponent = () => (
  <PageFrame id="areas" sidebar="areas">
    <PageSection>
      <Title headingLevel="h4">Servers</Title>
    </PageSection>
  </PageFrame>
);
