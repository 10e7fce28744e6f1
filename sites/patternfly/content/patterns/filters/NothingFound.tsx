import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  Label,
  LabelGroup,
  MenuToggle,
  Toolbar,
  ToolbarContent,
  ToolbarItem
} from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/esm/icons/search-icon';

const FILTERS = { Status: 'Degraded', Region: 'Pune' };

export const NothingFound: React.FunctionComponent = () => (
  <>
    <Toolbar>
      <ToolbarContent>
        {Object.keys(FILTERS).map((attribute) => (
          <ToolbarItem key={attribute}>
            <MenuToggle>{attribute}</MenuToggle>
          </ToolbarItem>
        ))}
      </ToolbarContent>
      <ToolbarContent>
        {Object.entries(FILTERS).map(([attribute, value]) => (
          <ToolbarItem key={attribute} variant="label-group">
            <LabelGroup categoryName={attribute}>
              <Label variant="outline" onClose={() => undefined}>
                {value}
              </Label>
            </LabelGroup>
          </ToolbarItem>
        ))}
      </ToolbarContent>
    </Toolbar>
    <EmptyState variant="sm" icon={SearchIcon} headingLevel="h4" titleText="No hosts found">
      <EmptyStateBody>No host matches all of the filters.</EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <Button variant="link">Clear all filters</Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  </>
);
