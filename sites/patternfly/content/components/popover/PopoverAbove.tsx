import { Button, Card, CardBody, Form, FormGroup, TextInput } from '@patternfly/react-core';
import { OutlinedQuestionCircleIcon } from '@patternfly/react-icons/dist/esm/icons/outlined-question-circle-icon';
import { PopoverBox } from '../../figures/PopoverBox.tsx';

const help = (
  <Button variant="plain" hasNoPadding aria-label="Help for retention" icon={<OutlinedQuestionCircleIcon />} />
);

export const PopoverAbove: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <div style={{ marginBlockEnd: 'var(--pf-t--global--spacer--md)' }}>
        <PopoverBox
          side="top"
          titleId="popover-above-title"
          title="Retention"
          body="Older snapshots are deleted each night."
        />
      </div>
      <Form>
        <FormGroup label="Retention in days" labelHelp={help} fieldId="popover-above-days">
          <TextInput id="popover-above-days" defaultValue="14" />
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
