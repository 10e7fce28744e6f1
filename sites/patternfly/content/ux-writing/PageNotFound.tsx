import {
  Card,
  CardBody,
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter
} from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/esm/icons/search-icon';

export const PageNotFound: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <EmptyState variant="sm" icon={SearchIcon} headingLevel="h3" titleText="Page not found">
        <EmptyStateBody>The page may have moved, or the address may have a typing error.</EmptyStateBody>
        <EmptyStateFooter>
          <EmptyStateActions>
            <Button component="a" href="#page-not-found">
              Go to the overview
            </Button>
          </EmptyStateActions>
          <EmptyStateActions>
            <Button variant="link" component="a" href="#page-not-found">
              Search the console
            </Button>
          </EmptyStateActions>
        </EmptyStateFooter>
      </EmptyState>
    </CardBody>
  </Card>
);
