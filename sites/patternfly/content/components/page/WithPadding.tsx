import { PageSection, Title } from '@patternfly/react-core';
import { PageFrame } from './PageFrame.tsx';

export const WithPadding: React.FunctionComponent = () => (
  <PageFrame id="padded">
    <PageSection>
      <Title headingLevel="h4">web-1</Title>
    </PageSection>
    <PageSection>The server is in Frankfurt, has 32 GB of memory, and was restarted on August 3, 2026.</PageSection>
  </PageFrame>
);
