import { Gallery, Pagination, SearchInput, Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

export const CardViewElements: React.FunctionComponent = () => (
  <>
    <Toolbar>
      <ToolbarContent>
        <ToolbarItem>
          <SearchInput aria-label="Filter by name" placeholder="Filter by name" />
        </ToolbarItem>
        <ToolbarItem variant="pagination" align={{ default: 'alignEnd' }}>
          <Pagination isCompact widgetId="card-view-elements" itemCount={24} perPage={4} page={1} />
        </ToolbarItem>
      </ToolbarContent>
    </Toolbar>
    <Gallery hasGutter minWidths={{ default: '13rem' }}>
      {SERVICES.map((service) => (
        <ServiceCard key={service.name} id={`element-${service.name}`} {...service} />
      ))}
    </Gallery>
  </>
);
