import { Checkbox, FormSelect, FormSelectOption, TextInput } from '@patternfly/react-core';
import { useId } from 'react';

import * as texts from '../../core/texts.ts';
import { BreakableCode } from '../BreakableCode.tsx';
import { CHILDREN, type PlaygroundControl, type PlaygroundValues } from '../../core/playground.ts';
import { groupSwitches } from './arrangeControls.ts';

interface PlaygroundControlsProps {
  /** In the order in which they are shown. */
  controls: readonly PlaygroundControl[];
  values: PlaygroundValues;
  isDisabled: boolean;
  onChange: (name: string, value: string | boolean) => void;
}

/** Controls for the properties of a component. */
export function PlaygroundControls({ controls, values, isDisabled, onChange }: PlaygroundControlsProps) {
  const toElement = (control: PlaygroundControl) => (
    <Control
      key={control.name}
      control={control}
      value={values[control.name] ?? control.start}
      isDisabled={isDisabled}
      onChange={(value) => onChange(control.name, value)}
    />
  );
  return (
    <div className="pb-playground-controls">
      {groupSwitches(controls).map((part) =>
        part.kind === 'switches' ? (
          <div key={part.name} className="pb-playground-switches">
            {part.switches.map(toElement)}
          </div>
        ) : (
          toElement(part)
        )
      )}
    </div>
  );
}

interface ControlProps {
  control: PlaygroundControl;
  value: string | boolean;
  isDisabled: boolean;
  onChange: (value: string | boolean) => void;
}

function Control({ control, value, isDisabled, onChange }: ControlProps) {
  const id = useId();
  const { name, kind } = control;
  const label = name === CHILDREN ? texts.playground.content : name;
  const common = { id, ouiaId: id, isDisabled };
  if (kind === 'switch') {
    return (
      <Checkbox
        {...common}
        label={<BreakableCode code={label} />}
        isChecked={value === true}
        onChange={(_, checked) => onChange(checked)}
      />
    );
  }
  return (
    <div className="pb-playground-field">
      <label htmlFor={id}>
        <BreakableCode code={label} />
      </label>
      {kind === 'choice' ? (
        <FormSelect {...common} className="pb-form-select" value={value} onChange={(_, chosen) => onChange(chosen)}>
          {choices(control).map((choice) => (
            <FormSelectOption key={choice} value={choice} label={choice === '' ? '–' : choice} />
          ))}
        </FormSelect>
      ) : (
        <TextInput {...common} type={kind} value={String(value)} onChange={(_, text) => onChange(text)} />
      )}
    </div>
  );
}

/** Returns the options of a choice; without a default, the first one omits the property. */
function choices({ values, absent }: Extract<PlaygroundControl, { kind: 'choice' }>): string[] {
  return values.includes(absent) ? values : [absent, ...values];
}
