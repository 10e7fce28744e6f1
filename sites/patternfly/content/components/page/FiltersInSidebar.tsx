import { Checkbox, PageSection, Stack, Title } from '@patternfly/react-core';
import { PageFrame } from './PageFrame.tsx';

const FILTERS = (
  <Stack hasGutter>
    <Checkbox id="filter-running" label="Running" defaultChecked />
    <Checkbox id="filter-failed" label="Failed" defaultChecked />
    <Checkbox id="filter-stopped" label="Stopped" />
  </Stack>
);

export const FiltersInSidebar: React.FunctionComponent = () => (
  <PageFrame id="filters" sidebar={FILTERS}>
    <PageSection>
      <Title headingLevel="h4">Servers</Title>
    </PageSection>
  </PageFrame>
);
