import { useEffect, useRef, useState } from 'react';
import {
  ActionGroup,
  Alert,
  Button,
  Form,
  FormAlert,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  List,
  ListItem,
  TextInput
} from '@patternfly/react-core';

type Field = 'name' | 'email' | 'port';
type Values = Record<Field, string>;
type Errors = Partial<Values>;
/** The result of an attempt to submit. */
type Result =
  { kind: 'corrections'; errors: Errors } | { kind: 'failed'; host: string } | { kind: 'added'; host: string };

const FIELDS: readonly Field[] = ['name', 'email', 'port'];
const EMPTY: Values = { name: '', email: '', port: '' };
const LABELS: Values = { name: 'Host name', email: 'Email of the owner', port: 'Port (optional)' };
const HELP: Values = {
  name: 'Lowercase letters, digits, and hyphens.',
  email: 'Reports about the host go to this address.',
  port: 'From 1 to 65535. The default is 22.'
};

const idOf = (field: Field) => `add-host-${field}`;
const isRequired = (field: Field) => field !== 'port';

/** Returns the message about a value, or undefined if the value is correct. */
function check(field: Field, value: string): string | undefined {
  switch (field) {
    case 'name':
      if (value === '') return 'Enter a host name.';
      return /^[a-z0-9-]+$/.test(value) ? undefined : 'Name the host in lowercase letters, digits, and hyphens.';
    case 'email':
      return /^\S+@\S+$/.test(value) ? undefined : 'Enter an email address, such as mia@example.com.';
    case 'port':
      return value === '' || (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65535)
        ? undefined
        : 'Enter a port from 1 to 65535, or leave the field empty.';
  }
}

/** Stands in for your server: resolves to the errors that only the server finds, and rejects if it fails. */
async function send({ name }: Values): Promise<Errors> {
  await new Promise((done) => setTimeout(done, 1000));
  if (name === 'db-1') throw new Error('Service unavailable');
  return name === 'web-1' ? { name: 'Another host is named web-1. Choose another name.' } : {};
}

const ResultAlert = ({ result }: { result: Result }) => {
  if (result.kind === 'added') {
    return <Alert variant="success" isInline component="p" title={`Added host ${result.host}`} />;
  }
  if (result.kind === 'failed') {
    return (
      <Alert variant="danger" isInline component="p" title={`Couldn't add host ${result.host}`}>
        The server didn't answer. The form keeps your entries: try again in a minute.
      </Alert>
    );
  }
  return (
    <Alert variant="danger" isInline component="p" title="Couldn't add the host yet. Correct these entries:">
      <List>
        {FIELDS.filter((field) => result.errors[field]).map((field) => (
          <ListItem key={field}>
            <Button
              variant="link"
              isInline
              component="a"
              href={`#${idOf(field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(field))?.focus();
              }}
            >
              {result.errors[field]}
            </Button>
          </ListItem>
        ))}
      </List>
    </Alert>
  );
};

export const AddHost: React.FunctionComponent = () => {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [result, setResult] = useState<Result>();
  const [isSending, setIsSending] = useState(false);
  const summary = useRef<HTMLDivElement>(null);

  // Each attempt has a new result, so focus moves even when the message is the same as before.
  useEffect(() => summary.current?.focus(), [result]);

  const setError = (field: Field, error: string | undefined) => setErrors((shown) => ({ ...shown, [field]: error }));

  const change = (field: Field, value: string) => {
    setValues((entered) => ({ ...entered, [field]: value }));
    if (!check(field, value.trim())) setError(field, undefined);
  };

  const leave = (field: Field) => {
    const value = values[field].trim();
    if (value !== '') setError(field, check(field, value));
  };

  const reject = (found: Errors) => {
    setErrors(found);
    setResult({ kind: 'corrections', errors: found });
  };

  const submit = async () => {
    if (isSending) return;
    const sent: Values = { name: values.name.trim(), email: values.email.trim(), port: values.port.trim() };
    const found: Errors = {};
    for (const field of FIELDS) {
      const error = check(field, sent[field]);
      if (error) found[field] = error;
    }
    if (Object.keys(found).length > 0) {
      reject(found);
      return;
    }
    setErrors({});
    setIsSending(true);
    try {
      const refused = await send(sent);
      if (Object.keys(refused).length > 0) {
        reject(refused);
      } else {
        setValues(EMPTY);
        setResult({ kind: 'added', host: sent.name });
      }
    } catch {
      setResult({ kind: 'failed', host: sent.name });
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Form
      isWidthLimited
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {result && (
        <FormAlert>
          <div ref={summary} tabIndex={-1} role="group" aria-label="Result">
            <ResultAlert result={result} />
          </div>
        </FormAlert>
      )}
      <p>
        <span aria-hidden="true">* </span>Required field
      </p>
      {FIELDS.map((field) => (
        <FormGroup key={field} label={LABELS[field]} fieldId={idOf(field)} isRequired={isRequired(field)}>
          <TextInput
            id={idOf(field)}
            isRequired={isRequired(field)}
            inputMode={field === 'port' ? 'numeric' : undefined}
            validated={errors[field] ? 'error' : 'default'}
            aria-describedby={`${idOf(field)}-help`}
            value={values[field]}
            onChange={(_event, value) => change(field, value)}
            onBlur={() => leave(field)}
          />
          <FormHelperText>
            <HelperText id={`${idOf(field)}-help`} isLiveRegion>
              <HelperTextItem variant={errors[field] ? 'error' : 'default'}>
                {errors[field] ?? HELP[field]}
              </HelperTextItem>
            </HelperText>
          </FormHelperText>
        </FormGroup>
      ))}
      <ActionGroup>
        <Button type="submit" isLoading={isSending} spinnerAriaLabel="Adding the host">
          Add host
        </Button>
      </ActionGroup>
    </Form>
  );
};
