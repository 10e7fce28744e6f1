import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import minimum from '@patternfly/react-tokens/dist/esm/l_gallery_GridTemplateColumns_min';
import gutter from '@patternfly/react-tokens/dist/esm/t_global_spacer_gutter_default';

const pixels = (value: string): number => parseFloat(value) * (value.endsWith('rem') ? 16 : 1);

const widthFor = (columns: number): number => columns * pixels(minimum.value) + (columns - 1) * pixels(gutter.value);

export const ColumnWidths: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Widths of a gallery by number of columns" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Columns</Th>
          <Th>From a width of</Th>
        </Tr>
      </Thead>
      <Tbody>
        {[2, 3, 4, 5].map((columns) => (
          <Tr key={columns}>
            <Td dataLabel="Columns">{columns}</Td>
            <Td dataLabel="From a width of">{widthFor(columns).toLocaleString('en-US')}px</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
