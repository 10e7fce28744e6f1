import {
  Button,
  Card,
  CardBody,
  CardTitle,
  Form,
  FormGroup,
  Label,
  Masthead,
  MastheadBrand,
  MastheadContent,
  MastheadMain,
  TextInput,
  ToggleGroup,
  ToggleGroupItem
} from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons/dist/esm/icons/ellipsis-v-icon';
import { SideBySide, type SideBySideProps, isGlassTheme } from '../../figures/InTheme.tsx';

const BODY: React.CSSProperties = { padding: 'var(--pf-t--global--spacer--md)' };

/** A small product: a masthead, and a card with a form. */
export const SameTaskInThemes: React.FunctionComponent<Pick<SideBySideProps, 'themes' | 'names'>> = (props) => (
  <SideBySide isFlush {...props}>
    {(theme) => (
      <>
        <Masthead role="group" aria-label="Masthead" display={{ default: 'inline' }} inset={{ default: 'insetMd' }}>
          <MastheadMain>
            <MastheadBrand>Acme Backup</MastheadBrand>
          </MastheadMain>
          <MastheadContent>
            <Button variant="plain" isClicked aria-label={`Actions, ${theme}`} icon={<EllipsisVIcon />} />
          </MastheadContent>
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
