import {
  Button,
  Card,
  CardBody,
  DataList,
  DataListAction,
  DataListCell,
  DataListItem,
  DataListItemCells,
  DataListItemRow
} from '@patternfly/react-core';
import { TrashIcon } from '@patternfly/react-icons/dist/esm/icons/trash-icon';

export interface IconButtonsProps {
  /** Id of the list, unique on its page. */
  id: string;
  /** Name of the button of a row. */
  nameOf: (volume: string) => string;
}

const VOLUMES = ['data-1', 'data-2', 'logs'];

/** Rows with an icon button, and a line with the names of the buttons below. */
export const IconButtons: React.FunctionComponent<IconButtonsProps> = ({ id, nameOf }) => (
  <Card>
    <CardBody>
      <DataList aria-label={`Volumes, ${id}`} isCompact>
        {VOLUMES.map((volume) => (
          <DataListItem key={volume} aria-labelledby={`${id}-${volume}`}>
            <DataListItemRow>
              <DataListItemCells
                dataListCells={[
                  <DataListCell key="name" id={`${id}-${volume}`}>
                    {volume}
                  </DataListCell>
                ]}
              />
              <DataListAction
                id={`${id}-${volume}-action`}
                aria-labelledby={`${id}-${volume} ${id}-${volume}-action`}
                aria-label="Actions"
              >
                <Button variant="plain" aria-label={nameOf(volume)} icon={<TrashIcon />} />
              </DataListAction>
            </DataListItemRow>
          </DataListItem>
        ))}
      </DataList>
      <p style={{ marginBlockStart: 'var(--pf-t--global--spacer--md)' }}>
        List of buttons: {VOLUMES.map(nameOf).join(', ')}
      </p>
    </CardBody>
  </Card>
);
