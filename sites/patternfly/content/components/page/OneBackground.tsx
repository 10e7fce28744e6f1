import { PageSection, Title } from '@patternfly/react-core';
import { PageFrame } from './PageFrame.tsx';

export const OneBackground: React.FunctionComponent = () => (
  <PageFrame id="one" blockSize="22rem">
    <PageSection>
      <Title headingLevel="h4">Servers</Title>
    </PageSection>
    <PageSection variant="secondary">8 servers, 1 failed</PageSection>
    <PageSection>Running: db-1, queue-1, web-1, cache-1</PageSection>
    <PageSection>Failed: web-3</PageSection>
  </PageFrame>
);
