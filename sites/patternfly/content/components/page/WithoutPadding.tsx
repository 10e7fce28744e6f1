import { PageSection, Title } from '@patternfly/react-core';
import { PageFrame } from './PageFrame.tsx';

export const WithoutPadding: React.FunctionComponent = () => (
  <PageFrame id="unpadded">
    <PageSection>
      <Title headingLevel="h4">web-1</Title>
    </PageSection>
    <PageSection padding={{ default: 'noPadding' }}>
      The server is in Frankfurt, has 32 GB of memory, and was restarted on August 3, 2026.
    </PageSection>
  </PageFrame>
);
