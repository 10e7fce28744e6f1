import { Button, Card, CardBody, Form, FormGroup, TextInput } from '@patternfly/react-core';
import { OutlinedQuestionCircleIcon } from '@patternfly/react-icons/dist/esm/icons/outlined-question-circle-icon';
import { PopoverBox } from '../../figures/PopoverBox.tsx';

const help = (
  <Button variant="plain" hasNoPadding aria-label="Help for retention time" icon={<OutlinedQuestionCircleIcon />} />
);

export const PopoverOver: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form>
        <FormGroup label="Retention time" labelHelp={help} fieldId="popover-over-time">
          <TextInput id="popover-over-time" defaultValue="14 days" />
        </FormGroup>
      </Form>
      <div style={{ position: 'relative', marginBlockStart: '-1.5rem' }}>
        <PopoverBox
          side="bottom"
          titleId="popover-over-title"
          title="Retention time"
          body="Older snapshots are deleted each night."
        />
      </div>
    </CardBody>
  </Card>
);
