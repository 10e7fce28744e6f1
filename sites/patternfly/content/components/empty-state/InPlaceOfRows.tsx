import {
  Button,
  Card,
  CardBody,
  EmptyState,
  EmptyStateActions,
  EmptyStateFooter,
  SearchInput,
  Toolbar,
  ToolbarContent,
  ToolbarItem
} from '@patternfly/react-core';

export const InPlaceOfRows: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Toolbar inset={{ default: 'insetNone' }}>
        <ToolbarContent>
          <ToolbarItem>
            <SearchInput
              aria-label="Filter servers by name"
              value="web-9"
              onChange={() => undefined}
              onClear={() => undefined}
            />
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
    </CardBody>
    <EmptyState variant="xs" headingLevel="h3" titleText="No matching servers">
      <EmptyStateFooter>
        <EmptyStateActions>
          <Button variant="link">Clear all filters</Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  </Card>
);
