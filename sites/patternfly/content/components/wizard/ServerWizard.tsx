import {
  Card,
  Form,
  FormGroup,
  TextInput,
  Wizard,
  WizardStep,
  type WizardProps,
  type WizardStepProps
} from '@patternfly/react-core';

/** A step, whose id is made of the wizard's id and the name. */
export interface ServerStep extends Omit<WizardStepProps, 'id' | 'name' | 'steps'> {
  name: string;
  /** Names of sub-steps. */
  substeps?: readonly string[];
  nav?: object;
}

export interface ServerWizardProps extends Omit<WizardProps, 'children'> {
  /** Unique on its page. */
  id: string;
  /** Leaves the list out, which would use up the width of a figure in a pair. */
  hasNoList?: boolean;
  /** Shows the list on a phone, too, where it's behind a toggle, and leaves the footer out. */
  isListOpen?: boolean;
  steps: readonly ServerStep[];
}

const toId = (id: string, name: string): string => `${id}-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;

const NO_LIST = { nav: <></>, style: { '--pf-v6-c-wizard__nav--lg--Width': '0px' } as React.CSSProperties };

/** Presses the toggle of a narrow wizard. In a wide one, the list is visible anyway. */
function openList(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('.pf-v6-c-wizard__toggle[aria-expanded="false"]')?.click();
}

/** A wizard that creates a server, in place. Steps without content have a field for a name. */
export const ServerWizard: React.FunctionComponent<ServerWizardProps> = (props) => {
  const { id, steps, hasNoList, isListOpen, ...wizard } = props;
  return (
    <Card>
      <div ref={isListOpen ? openList : undefined}>
        <Wizard
          navAriaLabel={`Steps: ${id}`}
          {...(hasNoList && NO_LIST)}
          {...(isListOpen && { footer: <></> })}
          {...wizard}
        >
          {steps.map(({ name, substeps, nav, children, ...step }) => (
            <WizardStep
              key={name}
              id={toId(id, name)}
              name={name}
              {...step}
              {...(nav && { navItem: nav })}
              {...(substeps && {
                steps: substeps.map((substep) => (
                  <WizardStep key={substep} id={toId(id, substep)} name={substep}>
                    {substep}
                  </WizardStep>
                ))
              })}
            >
              {children ?? (
                <Form>
                  <FormGroup label="Name" fieldId={`${id}-field`}>
                    <TextInput id={`${id}-field`} defaultValue="web-4" />
                  </FormGroup>
                </Form>
              )}
            </WizardStep>
          ))}
        </Wizard>
      </div>
    </Card>
  );
};
