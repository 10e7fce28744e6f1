import { Button } from '@patternfly/react-core';
import { RhUiSearchIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-search-icon';
import { RhUiThumbnailViewSmallFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-thumbnail-view-small-fill-icon';
import { ConsoleMasthead } from './ConsoleMasthead.tsx';
import { HELP, NOTIFICATIONS, SETTINGS, USER } from './tools.tsx';

const SEARCH = <Button key="search" variant="plain" aria-label="Search" icon={<RhUiSearchIcon />} />;
const APPS = <Button key="apps" variant="plain" aria-label="Applications" icon={<RhUiThumbnailViewSmallFillIcon />} />;

export const ManyTools: React.FunctionComponent = () => (
  <ConsoleMasthead tools={[SEARCH, NOTIFICATIONS, APPS, SETTINGS, HELP, USER]} />
);
