import { Breadcrumb, BreadcrumbItem, List, ListItem, PageSection, Title } from '@patternfly/react-core';
import { PageFrame } from './PageFrame.tsx';

export const PageParts: React.FunctionComponent = () => (
  <PageFrame
    id="parts"
    sidebar="areas"
    breadcrumb={
      <Breadcrumb>
        <BreadcrumbItem to="#regions">Regions</BreadcrumbItem>
        <BreadcrumbItem isActive>Frankfurt</BreadcrumbItem>
      </Breadcrumb>
    }
  >
    <PageSection>
      <Title headingLevel="h4">Frankfurt</Title>
      <List isPlain>
        <ListItem>db-1</ListItem>
        <ListItem>web-1</ListItem>
        <ListItem>cache-1</ListItem>
      </List>
    </PageSection>
  </PageFrame>
);
