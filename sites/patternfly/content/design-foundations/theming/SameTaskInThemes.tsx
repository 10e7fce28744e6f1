import {
  Button,
  Card,
  CardBody,
  CardTitle,
  Form,
  FormGroup,
  Label,
  Masthead,
  TextInput,
  ToggleGroup,
  ToggleGroupItem
} from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons/dist/esm/icons/ellipsis-v-icon';
import { SideBySide, type SideBySideProps, isGlassTheme } from '../../figures/InTheme.tsx';

/** In one row, however narrow: the component's own layout follows the width of the window. */
const ROW: React.CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.5rem',
  padding: '0 var(--pf-t--global--spacer--md)',
  whiteSpace: 'nowrap'
};

const BODY: React.CSSProperties = { padding: 'var(--pf-t--global--spacer--md)' };

/** A small product: a masthead, and a card with a form. */
export const SameTaskInThemes: React.FunctionComponent<Pick<SideBySideProps, 'themes' | 'names'>> = (props) => (
  <SideBySide isFlush {...props}>
    {(theme) => (
      <>
        <Masthead role="group" aria-label={`Masthead, ${theme}`} style={ROW}>
          <strong>Acme Backup</strong>
          <Button variant="plain" isClicked aria-label={`Actions, ${theme}`} icon={<EllipsisVIcon />} />
        </Masthead>
        <div style={BODY}>
          <Card isCompact isGlass={isGlassTheme(theme)}>
            <CardTitle>Protect a folder</CardTitle>
            <CardBody>
              <Form>
                <FormGroup label="Folder" fieldId={`folder-${theme}`}>
                  <TextInput id={`folder-${theme}`} defaultValue="/var/lib/billing" />
                </FormGroup>
                <FormGroup role="group" label="Repeat" fieldId={`repeat-${theme}`}>
                  <ToggleGroup aria-label={`Repeat, ${theme}`}>
                    {['Daily', 'Weekly'].map((text) => (
                      <ToggleGroupItem
                        key={text}
                        buttonId={`repeat-${theme}-${text.toLowerCase()}`}
                        text={text}
                        isSelected={text === 'Daily'}
                      />
                    ))}
                  </ToggleGroup>
                </FormGroup>
                <div>
                  <Label status="warning">2 volumes skipped</Label>
                </div>
                <div>
                  <Button size="lg">Start backup</Button>
                </div>
              </Form>
            </CardBody>
          </Card>
        </div>
      </>
    )}
  </SideBySide>
);
