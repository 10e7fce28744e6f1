import {
  Button,
  Content,
  Gallery,
  SearchInput,
  Title,
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem
} from '@patternfly/react-core';
import { PageOutline } from '../../figures/PageOutline';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

export const CatalogPage: React.FunctionComponent = () => (
  <PageOutline>
    <div>
      <Title headingLevel="h3" size="xl" style={{ marginBlockEnd: 'var(--pf-t--global--spacer--md)' }}>
        Catalog
      </Title>
      <Toolbar>
        <ToolbarContent alignItems="center">
          <ToolbarItem>
            <SearchInput
              aria-label="Find a service"
              placeholder="Find a service"
              value=""
              style={{ inlineSize: '11rem' }}
            />
          </ToolbarItem>
          <ToolbarItem>
            <Content component="small">{SERVICES.length} services</Content>
          </ToolbarItem>
          <ToolbarGroup align={{ default: 'alignEnd' }}>
            <ToolbarItem>
              <Button>Add service</Button>
            </ToolbarItem>
          </ToolbarGroup>
        </ToolbarContent>
      </Toolbar>
      <Gallery hasGutter minWidths={{ default: '10rem' }}>
        {SERVICES.map((service) => (
          <ServiceCard key={service.name} service={service} />
        ))}
      </Gallery>
    </div>
  </PageOutline>
);
