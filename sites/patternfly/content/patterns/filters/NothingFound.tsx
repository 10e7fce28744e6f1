import { Button, Card, EmptyState, EmptyStateActions, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/esm/icons/search-icon';
import { StatusFilter } from './StatusFilter';

export const NothingFound: React.FunctionComponent = () => (
  <Card>
    <StatusFilter count={0} />
    <EmptyState variant="sm" icon={SearchIcon} headingLevel="h4" titleText="No hosts found">
      <EmptyStateBody>No host matches all of the filters.</EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <Button variant="link">Clear all filters</Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  </Card>
);
