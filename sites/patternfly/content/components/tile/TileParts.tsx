import { Tile } from '@patternfly/react-core/deprecated';
import ServerIcon from '@patternfly/react-icons/dist/esm/icons/server-icon';

export const TileParts: React.FunctionComponent = () => (
  <div role="listbox" aria-label="Hosting">
    <Tile title="On premises" icon={<ServerIcon />} isSelected>
      Runs on your own servers
    </Tile>
  </div>
);
