import {
  DataList,
  DataListAction,
  DataListCheck,
  DataListContent,
  DataListToggle,
  MenuToggle
} from '@patternfly/react-core';
import { RhUiEllipsisVerticalFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-ellipsis-vertical-fill-icon';
import { Row } from './Row.tsx';

const before = (
  <>
    <DataListToggle id="list-parts-toggle" isExpanded aria-controls="list-parts-details" />
    <DataListCheck id="list-parts-check" aria-labelledby="list-parts" />
  </>
);

const after = (
  <DataListAction id="list-parts-actions" aria-labelledby="list-parts" aria-label="Actions">
    <MenuToggle variant="plain" aria-label="Actions of db-1" icon={<RhUiEllipsisVerticalFillIcon />} />
  </DataListAction>
);

const details = (
  <DataListContent id="list-parts-details" aria-label="Details of db-1">
    Started on August 3, 2026
  </DataListContent>
);

export const DataListParts: React.FunctionComponent = () => (
  <DataList aria-label="Parts of an item">
    <Row
      id="list-parts"
      isExpanded
      cells={['db-1', '16 GB of memory']}
      before={before}
      after={after}
      details={details}
    />
  </DataList>
);
