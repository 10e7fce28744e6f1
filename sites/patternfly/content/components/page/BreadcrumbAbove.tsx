import { Breadcrumb, BreadcrumbItem, PageSection, Title } from '@patternfly/react-core';
import { PageFrame } from './PageFrame.tsx';

export const BreadcrumbAbove: React.FunctionComponent = () => (
  <PageFrame id="above">
    <PageSection type="breadcrumb">
      <Breadcrumb>
        <BreadcrumbItem to="#servers">Servers</BreadcrumbItem>
        <BreadcrumbItem isActive>web-1</BreadcrumbItem>
      </Breadcrumb>
    </PageSection>
    <PageSection>
      <Title headingLevel="h4">web-1</Title>
    </PageSection>
    <PageSection>Frankfurt, 32 GB</PageSection>
  </PageFrame>
);
