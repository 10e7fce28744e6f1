import { PageSection, Title } from '@patternfly/react-core';
import { PageFrame } from './PageFrame.tsx';

export const StripedSections: React.FunctionComponent = () => (
  <PageFrame id="stripes" blockSize="22rem">
    <PageSection>
      <Title headingLevel="h4">Servers</Title>
    </PageSection>
    <PageSection variant="secondary">8 servers, 1 failed</PageSection>
    <PageSection>Running: db-1, queue-1, web-1, cache-1</PageSection>
    <PageSection variant="secondary">Failed: web-3</PageSection>
  </PageFrame>
);
