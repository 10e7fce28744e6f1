import { PageSection, Title } from '@patternfly/react-core';
import { PageFrame } from './PageFrame.tsx';

export const TitleAsInNavigation: React.FunctionComponent = () => (
  <PageFrame id="named" sidebar="areas">
    <PageSection>
      <Title headingLevel="h4">Servers</Title>
    </PageSection>
    <PageSection>8 servers, 1 failed</PageSection>
  </PageFrame>
);
