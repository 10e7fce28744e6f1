import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import minimum from '@patternfly/react-tokens/dist/esm/l_gallery_GridTemplateColumns_min';
import gutter from '@patternfly/react-tokens/dist/esm/t_global_spacer_gutter_default';

const pixels = (value: string): number => parseFloat(value) * (value.endsWith('rem') ? 16 : 1);

const GUTTER = pixels(gutter.value);

/** Each column after the first also needs a gutter. */
const columnsIn = (width: number, min: number): number => Math.floor((width + GUTTER) / (min + GUTTER));

const WIDTHS = [400, 800, 1200];

const ITEMS = [
  { name: 'Thumbnails', min: 150 },
  { name: 'Catalog cards', min: pixels(minimum.value) },
  { name: 'Charts', min: 400 }
];

export const ColumnsByWidth: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Columns by width of the gallery" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Items</Th>
          <Th modifier="wrap" style={{ textAlign: 'end' }}>
            Minimum
          </Th>
          {WIDTHS.map((width) => (
            <Th key={width} modifier="wrap" style={{ textAlign: 'end' }}>
              In {width.toLocaleString('en-US')} px
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {ITEMS.map(({ name, min }) => (
          <Tr key={name}>
            <Td dataLabel="Items">{name}</Td>
            <Td dataLabel="Minimum" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
              {min} px
            </Td>
            {WIDTHS.map((width) => (
              <Td
                key={width}
                dataLabel={`In ${width} px`}
                className="pf-v6-m-tabular-nums"
                style={{ textAlign: 'end' }}
              >
                {columnsIn(width, min)}
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
