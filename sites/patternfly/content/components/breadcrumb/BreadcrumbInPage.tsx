import { Breadcrumb, BreadcrumbItem, Title } from '@patternfly/react-core';
import { PageOutline } from '../../figures/PageOutline.tsx';

export const BreadcrumbInPage: React.FunctionComponent = () => (
  <PageOutline>
    <Breadcrumb aria-label="Breadcrumb in a page">
      <BreadcrumbItem to="#a-breadcrumb-in-a-page">Servers</BreadcrumbItem>
      <BreadcrumbItem to="#a-breadcrumb-in-a-page" isActive>
        web-1
      </BreadcrumbItem>
    </Breadcrumb>
    <Title headingLevel="h3" size="xl">
      web-1
    </Title>
    <span>Frankfurt, 32 GB of memory</span>
  </PageOutline>
);
