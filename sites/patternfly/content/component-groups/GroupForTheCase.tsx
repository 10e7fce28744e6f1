import { MissingPage } from '@patternfly/react-component-groups/dist/dynamic/MissingPage';

export const GroupForTheCase: React.FunctionComponent = () => (
  <MissingPage
    headingLevel="h3"
    titleText="This page doesn’t exist"
    bodyText="The host may have been deleted."
    toHomePageText="Show all hosts"
    variant="sm"
  />
);
