import {
  ActionList,
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
  { lang: 'en', label: 'Size', save: 'Save', cancel: 'Cancel' },
  { lang: 'de', label: 'Größe', save: 'Speichern', cancel: 'Abbrechen' },
  { lang: 'fr', label: 'Taille', save: 'Enregistrer', cancel: 'Annuler' }
];

export const TextExpansion: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Flex columnGap={{ default: 'columnGapXl' }} rowGap={{ default: 'rowGapLg' }}>
        {TEXTS.map(({ lang, label, save, cancel }) => (
          <FlexItem key={lang} lang={lang} style={{ inlineSize: '13rem' }}>
            <Form onSubmit={(event) => event.preventDefault()}>
              <FormGroup label={label} fieldId={`text-expansion-${lang}`}>
                <TextInput id={`text-expansion-${lang}`} defaultValue="16" inputMode="numeric" />
              </FormGroup>
              <ActionList>
                <ActionListItem>
                  <Button>{save}</Button>
                </ActionListItem>
                <ActionListItem>
                  <Button variant="link">{cancel}</Button>
                </ActionListItem>
              </ActionList>
            </Form>
          </FlexItem>
        ))}
      </Flex>
    </CardBody>
  </Card>
);
