import { Button, EmptyState, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';

interface NoMatchesProps {
  text: string;
  clear: string;
  headingLevel: 'h2' | 'h3';
  isShown: boolean;
  onClear: () => void;
}

/** Stands in place of a list when nothing in it matches the filter. */
export function NoMatches({ text, clear, headingLevel, isShown, onClear }: NoMatchesProps) {
  return (
    <div hidden={!isShown}>
      <EmptyState titleText="No results found" headingLevel={headingLevel} variant="sm">
        <EmptyStateBody>{text}</EmptyStateBody>
        <EmptyStateFooter>
          <Button variant="link" onClick={onClear}>
            {clear}
          </Button>
        </EmptyStateFooter>
      </EmptyState>
    </div>
  );
}
