import { Button, Card, CardBody, Form, FormGroup, TextInput } from '@patternfly/react-core';
import { OutlinedQuestionCircleIcon } from '@patternfly/react-icons/dist/esm/icons/outlined-question-circle-icon';
import { PopoverBox } from '../../figures/PopoverBox.tsx';

const help = (
  <Button variant="plain" hasNoPadding aria-label="Help for retention" icon={<OutlinedQuestionCircleIcon />} />
);

export const PopoverOver: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form>
        <FormGroup label="Retention in days" labelHelp={help} fieldId="popover-over-days">
          <TextInput id="popover-over-days" defaultValue="14" />
        </FormGroup>
      </Form>
      <div style={{ position: 'relative', marginBlockStart: '-1.5rem' }}>
        <PopoverBox
          side="bottom"
          titleId="popover-over-title"
          title="Retention"
          body="Older snapshots are deleted each night."
        />
      </div>
    </CardBody>
  </Card>
);
