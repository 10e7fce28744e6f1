import { Checkbox, Form, FormGroup } from '@patternfly/react-core';
import { useState } from 'react';

const OPTIONS = ['Backup', 'Cleanup', 'Report'];

export const OptionsOfParent: React.FunctionComponent = () => {
  const [checked, setChecked] = useState(['Backup']);
  const state = checked.length === OPTIONS.length ? true : checked.length === 0 ? false : null;
  return (
    <Form>
      <FormGroup role="group" fieldId="nightly-jobs" label="Nightly jobs">
        <Checkbox
          id="nightly-all"
          label="All jobs"
          isChecked={state}
          onChange={(_event, isChecked) => setChecked(isChecked ? OPTIONS : [])}
          body={OPTIONS.map((option) => (
            <Checkbox
              key={option}
              id={`nightly-${option}`}
              label={option}
              isChecked={checked.includes(option)}
              onChange={(_event, isChecked) =>
                setChecked(isChecked ? [...checked, option] : checked.filter((other) => other !== option))
              }
            />
          ))}
        />
      </FormGroup>
    </Form>
  );
};
