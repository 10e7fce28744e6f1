import { useState } from 'react';
import { Card, CardBody, Form, FormGroup, FormSelect, FormSelectOption } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const LANGUAGES = [
  { locale: 'en-US', name: 'English, United States' },
  { locale: 'en-GB', name: 'English, Great Britain' },
  { locale: 'de-DE', name: 'German' },
  { locale: 'fr-FR', name: 'French' },
  { locale: 'es-ES', name: 'Spanish' },
  { locale: 'pl-PL', name: 'Polish' },
  { locale: 'hi-IN', name: 'Hindi' },
  { locale: 'ja-JP', name: 'Japanese' },
  { locale: 'ar-EG', name: 'Arabic, Egypt' }
];

const DATE = new Date('2026-08-03T14:05:00Z');

const VALUES: { name: string; format: (locale: string) => string }[] = [
  { name: 'Events', format: (locale) => new Intl.NumberFormat(locale).format(1234567) },
  { name: 'Load', format: (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(0.75) },
  {
    name: 'Used',
    format: (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(0.125)
  },
  {
    name: 'Cost',
    format: (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(1234.5)
  },
  {
    name: 'Created',
    format: (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(DATE)
  },
  { name: 'Seen', format: (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day') }
];

export const LocaleFormats: React.FunctionComponent = () => {
  const [locale, setLocale] = useState('en-US');

  return (
    <Card>
      <CardBody>
        <Form onSubmit={(event) => event.preventDefault()}>
          <FormGroup label="Language" fieldId="locale-formats-language">
            <FormSelect id="locale-formats-language" value={locale} onChange={(_event, value) => setLocale(value)}>
              {LANGUAGES.map(({ locale: value, name }) => (
                <FormSelectOption key={value} value={value} label={name} />
              ))}
            </FormSelect>
          </FormGroup>
        </Form>
        <Table aria-label="Formatted values" variant="compact" gridBreakPoint="">
          <Thead>
            <Tr>
              <Th>Value</Th>
              <Th>Formatted</Th>
            </Tr>
          </Thead>
          <Tbody lang={locale}>
            {VALUES.map(({ name, format }) => (
              <Tr key={name}>
                <Td dataLabel="Value" lang="en">
                  {name}
                </Td>
                <Td dataLabel="Formatted">
                  <bdi>{format(locale)}</bdi>
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </CardBody>
    </Card>
  );
};
