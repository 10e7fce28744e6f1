import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  Card,
  CardBody,
  Flex,
  FlexItem,
  Form,
  FormGroup,
  TextInput
} from '@patternfly/react-core';

const TEXTS = [
  { lang: 'en', label: 'Maximum size in bytes', save: 'Save', cancel: 'Cancel' },
  { lang: 'de', label: 'Maximale Größe in Byte', save: 'Speichern', cancel: 'Abbrechen' }
];

export const TextExpansion: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Flex columnGap={{ default: 'columnGapXl' }} rowGap={{ default: 'rowGapLg' }}>
        {TEXTS.map(({ lang, label, save, cancel }) => (
          <FlexItem key={lang} lang={lang} style={{ inlineSize: '13rem' }}>
            <Form onSubmit={(event) => event.preventDefault()}>
              <FormGroup label={label} fieldId={`text-expansion-${lang}`}>
                <TextInput id={`text-expansion-${lang}`} defaultValue="1024" inputMode="numeric" />
              </FormGroup>
              <ActionList>
                <ActionListGroup>
                  <ActionListItem>
                    <Button>{save}</Button>
                  </ActionListItem>
                  <ActionListItem>
                    <Button variant="link">{cancel}</Button>
                  </ActionListItem>
                </ActionListGroup>
              </ActionList>
            </Form>
          </FlexItem>
        ))}
      </Flex>
    </CardBody>
  </Card>
);
