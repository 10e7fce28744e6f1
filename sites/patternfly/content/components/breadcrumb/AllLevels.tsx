import { Breadcrumb, BreadcrumbItem } from '@patternfly/react-core';

const ADDRESS = '#all-levels-in-a-row';
const HIDDEN = ['Germany', 'Frankfurt', 'Clusters'];

export const AllLevels: React.FunctionComponent = () => (
  <Breadcrumb aria-label="All levels">
    <BreadcrumbItem to={ADDRESS}>EU</BreadcrumbItem>
    {HIDDEN.map((level) => (
      <BreadcrumbItem key={level} to={ADDRESS}>
        {level}
      </BreadcrumbItem>
    ))}
    <BreadcrumbItem to={ADDRESS}>east</BreadcrumbItem>
    <BreadcrumbItem to={ADDRESS} isActive>
      db-1
    </BreadcrumbItem>
  </Breadcrumb>
);
