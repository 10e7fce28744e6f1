import { Breadcrumb, BreadcrumbItem, PageSection, Title } from '@patternfly/react-core';
import { PageFrame } from './PageFrame.tsx';

export const BreadcrumbBelow: React.FunctionComponent = () => (
  <PageFrame id="below">
    <PageSection>
      <Title headingLevel="h4">web-1</Title>
    </PageSection>
    <PageSection type="breadcrumb">
      <Breadcrumb>
        <BreadcrumbItem to="#servers">Servers</BreadcrumbItem>
        <BreadcrumbItem isActive>web-1</BreadcrumbItem>
      </Breadcrumb>
    </PageSection>
    <PageSection>Frankfurt, 32 GB</PageSection>
  </PageFrame>
);
