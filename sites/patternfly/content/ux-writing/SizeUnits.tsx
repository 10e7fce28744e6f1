import { useState } from 'react';
import { Card, CardBody, Form, FormGroup, FormSelect, FormSelectOption } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const SIZES = [
  { name: 'Disk sold as 500 GB', bytes: 500_000_000_000 },
  { name: 'Memory module of 16 GiB', bytes: 17_179_869_184 },
  { name: 'Backup of 3,650,722,201 bytes', bytes: 3_650_722_201 }
];

const KINDS = [
  { name: 'Decimal', base: 1000, units: ['kB', 'MB', 'GB', 'TB'] },
  { name: 'Binary', base: 1024, units: ['KiB', 'MiB', 'GiB', 'TiB'] }
];

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Formats bytes in the largest unit that gives a number from 1 up. */
function formatBytes(bytes: number, base: number, units: string[]): string {
  const power = Math.min(units.length, Math.floor(Math.log(bytes) / Math.log(base)));
  return `${number.format(bytes / base ** power)}\u00a0${units[power - 1]}`;
}

export const SizeUnits: React.FunctionComponent = () => {
  const [bytes, setBytes] = useState(500_000_000_000);

  return (
    <Card>
      <CardBody>
        <Form onSubmit={(event) => event.preventDefault()}>
          <FormGroup label="Size" fieldId="size-units-choice">
            <FormSelect id="size-units-choice" value={bytes} onChange={(_event, value) => setBytes(Number(value))}>
              {SIZES.map((size) => (
                <FormSelectOption key={size.bytes} value={size.bytes} label={size.name} />
              ))}
            </FormSelect>
          </FormGroup>
        </Form>
        <Table aria-label="The size in both kinds of units" variant="compact" gridBreakPoint="">
          <Thead>
            <Tr>
              <Th>Kind</Th>
              <Th style={{ textAlign: 'end' }}>Value</Th>
            </Tr>
          </Thead>
          <Tbody>
            {KINDS.map(({ name, base, units }) => (
              <Tr key={name}>
                <Td dataLabel="Kind">{name}</Td>
                <Td dataLabel="Value" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
                  {formatBytes(bytes, base, units)}
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </CardBody>
    </Card>
  );
};
