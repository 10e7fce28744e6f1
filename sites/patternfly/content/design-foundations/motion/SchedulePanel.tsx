import { useEffect, useRef, useState } from 'react';
import {
  ActionGroup,
  Button,
  DrawerActions,
  DrawerCloseButton,
  DrawerHead,
  DrawerPanelBody,
  DrawerPanelContent,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  TextInput
} from '@patternfly/react-core';

export interface SchedulePanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A panel of a drawer, with a form that rejects an empty time. */
export function SchedulePanel({ isOpen, onClose }: SchedulePanelProps): React.ReactElement {
  const [time, setTime] = useState('');
  const [result, setResult] = useState<'default' | 'success' | 'error'>('default');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isOpen) {
      heading.current?.focus();
    }
  }, [isOpen]);

  // Each attempt starts anew, so that a second error moves the field again.
  const save = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setResult('default');
    setTimeout(() => setResult(time === '' ? 'error' : 'success'), 100);
  };

  return (
    <DrawerPanelContent>
      <DrawerHead>
        <h2 className="pf-v6-c-title pf-m-xl" tabIndex={-1} ref={heading}>
          Schedule
        </h2>
        <DrawerActions>
          <DrawerCloseButton aria-label="Close the schedule" onClick={onClose} />
        </DrawerActions>
      </DrawerHead>
      <DrawerPanelBody>
        <Form onSubmit={save}>
          <FormGroup label="Time of the daily backup" isRequired fieldId="motion-console-time">
            <TextInput
              id="motion-console-time"
              isRequired
              placeholder="02:00"
              value={time}
              validated={result}
              aria-describedby="motion-console-time-help"
              onChange={(_event, value) => setTime(value)}
            />
            <FormHelperText>
              <HelperText id="motion-console-time-help" isLiveRegion>
                {result === 'error' && <HelperTextItem variant="error">Enter a time, such as 02:00.</HelperTextItem>}
                {result === 'success' && <HelperTextItem variant="success">Saved.</HelperTextItem>}
              </HelperText>
            </FormHelperText>
          </FormGroup>
          <ActionGroup>
            <Button type="submit">Save schedule</Button>
          </ActionGroup>
        </Form>
      </DrawerPanelBody>
    </DrawerPanelContent>
  );
}
