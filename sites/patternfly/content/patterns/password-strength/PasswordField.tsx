import { useState } from 'react';
import {
  Button,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  InputGroup,
  InputGroupItem,
  TextInput
} from '@patternfly/react-core';
import { RhUiViewFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-view-fill-icon';
import { RhUiViewOffFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-view-off-fill-icon';
import { PASSWORD_RULES, strengthOf } from './passwordRules';

const VARIANTS = { Weak: 'error', Medium: 'warning', Strong: 'success' } as const;

export interface PasswordFieldProps {
  /** Starts the ids of the field. */
  id: string;
  /** Password at first. */
  initial?: string;
}

/** A field for a new password, with its rules and its strength. */
export const PasswordField: React.FunctionComponent<PasswordFieldProps> = ({ id, initial = '' }) => {
  const [password, setPassword] = useState(initial);
  const [isShown, setIsShown] = useState(false);
  const isComplete = PASSWORD_RULES.every(({ isMet }) => isMet(password));
  const strength = strengthOf(password);

  return (
    <FormGroup
      label="New password"
      fieldId={id}
      isRequired
      labelInfo={
        password !== '' &&
        isComplete && (
          <HelperText>
            <HelperTextItem variant={VARIANTS[strength]}>{strength}</HelperTextItem>
          </HelperText>
        )
      }
    >
      <InputGroup>
        <InputGroupItem isFill>
          <TextInput
            id={id}
            isRequired
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            aria-describedby={`${id}-rules`}
            aria-invalid={password !== '' && !isComplete}
            value={password}
            onChange={(_event, value) => setPassword(value)}
          />
        </InputGroupItem>
        <InputGroupItem>
          <Button
            variant="control"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            icon={isShown ? <RhUiViewOffFillIcon /> : <RhUiViewFillIcon />}
            onClick={() => setIsShown(!isShown)}
          />
        </InputGroupItem>
      </InputGroup>
      <FormHelperText>
        <HelperText component="ul" id={`${id}-rules`} aria-live="polite">
          {PASSWORD_RULES.map(({ text, isMet }) => (
            <HelperTextItem
              key={text}
              component="li"
              variant={password === '' ? 'indeterminate' : isMet(password) ? 'success' : 'error'}
              screenReaderText={password === '' ? 'not checked yet' : isMet(password) ? 'met' : 'not met'}
            >
              {text}
            </HelperTextItem>
          ))}
        </HelperText>
      </FormHelperText>
    </FormGroup>
  );
};
