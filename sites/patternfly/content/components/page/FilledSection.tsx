import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  PageSection,
  Title
} from '@patternfly/react-core';
import { PageFrame } from './PageFrame.tsx';

export const FilledSection: React.FunctionComponent = () => (
  <PageFrame id="filled" sidebar="areas" blockSize="24rem" isContentFilled>
    <PageSection>
      <Title headingLevel="h4">Servers</Title>
    </PageSection>
    <PageSection variant="secondary" isFilled>
      <EmptyState variant="xs" titleText="No servers" headingLevel="h5">
        <EmptyStateBody>Create a server to run services on it.</EmptyStateBody>
        <EmptyStateFooter>
          <EmptyStateActions>
            <Button>Create server</Button>
          </EmptyStateActions>
        </EmptyStateFooter>
      </EmptyState>
    </PageSection>
  </PageFrame>
);
