import { Checkbox, Form, FormGroup, Stack, StackItem } from '@patternfly/react-core';
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
          body={
            <Stack hasGutter>
              {OPTIONS.map((option) => (
                <StackItem key={option}>
                  <Checkbox
                    id={`nightly-${option}`}
                    label={option}
                    isChecked={checked.includes(option)}
                    onChange={(_event, isChecked) =>
                      setChecked(isChecked ? [...checked, option] : checked.filter((other) => other !== option))
                    }
                  />
                </StackItem>
              ))}
            </Stack>
          }
        />
      </FormGroup>
    </Form>
  );
};
