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
  steps: readonly ServerStep[];
}

const toId = (id: string, name: string): string => `${id}-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;

/** A wizard that creates a server, in place. Steps without content have a field for a name. */
export const ServerWizard: React.FunctionComponent<ServerWizardProps> = ({ id, steps, ...wizard }) => (
  <Card>
    <Wizard navAriaLabel={`Steps: ${id}`} {...wizard}>
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
  </Card>
);
