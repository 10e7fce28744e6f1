import { PageSection, Title } from '@patternfly/react-core';
import { PageFrame } from './PageFrame.tsx';

export const TitleWithGreeting: React.FunctionComponent = () => (
  <PageFrame id="greeting" sidebar="areas">
    <PageSection>
      <Title headingLevel="h4">Welcome back</Title>
    </PageSection>
    <PageSection>8 servers, 1 failed</PageSection>
  </PageFrame>
);
