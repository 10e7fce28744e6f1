import { DataList } from '@patternfly/react-core';
import { Row } from './Row.tsx';

export const DataListStates: React.FunctionComponent = () => (
  <div className="pb-primary-ground">
    <DataList
      aria-label="States of an item"
      onSelectDataListItem={() => undefined}
      onSelectableRowChange={() => undefined}
      selectedDataListItemId="state-selected-item"
    >
      <Row id="state-default" cells={['Default', 'A row that users can select']} />
      <Row id="state-hover" cells={['Hover', 'A gray background']} force="hover" />
      <Row id="state-focus" cells={['Focus', 'An outline']} force="focus" />
      <Row id="state-selected" cells={['Selected', 'A gray background']} />
    </DataList>
  </div>
);
