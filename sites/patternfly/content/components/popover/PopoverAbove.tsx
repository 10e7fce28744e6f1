import { Button, Card, CardBody, Form, FormGroup, TextInput } from '@patternfly/react-core';
import { OutlinedQuestionCircleIcon } from '@patternfly/react-icons/dist/esm/icons/outlined-question-circle-icon';
import { PopoverBox } from '../../figures/PopoverBox.tsx';

const help = (
  <Button variant="plain" hasNoPadding aria-label="Help for retention time" icon={<OutlinedQuestionCircleIcon />} />
);

export const PopoverAbove: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <div style={{ marginBlockEnd: 'var(--pf-t--global--spacer--md)' }}>
        <PopoverBox
          side="top"
          titleId="popover-above-title"
          title="Retention time"
          body="Older snapshots are deleted each night."
        />
      </div>
      <Form>
        <FormGroup label="Retention time" labelHelp={help} fieldId="popover-above-time">
          <TextInput id="popover-above-time" defaultValue="14 days" />
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
