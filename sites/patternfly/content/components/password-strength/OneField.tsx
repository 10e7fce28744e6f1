import { FormGroup, FormHelperText, HelperText, HelperTextItem, TextInput } from '@patternfly/react-core';

export interface Rule {
  text: string;
  isMet: boolean;
}

interface OneFieldProps {
  /** Id of the field, unique on the page. */
  id: string;
  password: string;
  rules?: readonly Rule[];
  /** Rating beside the label. */
  strength?: 'Weak' | 'Strong';
}

/** A password field with the results of its rules. */
export const OneField: React.FunctionComponent<OneFieldProps> = ({ id, password, rules = [], strength }) => (
  <FormGroup
    label="Password"
    fieldId={id}
    labelInfo={
      strength && (
        <HelperText>
          <HelperTextItem variant={strength === 'Strong' ? 'success' : 'error'}>{strength}</HelperTextItem>
        </HelperText>
      )
    }
  >
    <TextInput
      id={id}
      type="password"
      autoComplete="new-password"
      aria-describedby={rules.length > 0 ? `${id}-rules` : undefined}
      aria-invalid={rules.some(({ isMet }) => !isMet)}
      defaultValue={password}
    />
    {rules.length > 0 && (
      <FormHelperText>
        <HelperText component="ul" id={`${id}-rules`}>
          {rules.map(({ text, isMet }) => (
            <HelperTextItem
              key={text}
              component="li"
              variant={isMet ? 'success' : 'error'}
              screenReaderText={isMet ? 'met' : 'not met'}
            >
              {text}
            </HelperTextItem>
          ))}
        </HelperText>
      </FormHelperText>
    )}
  </FormGroup>
);
