import type { ShellSite } from '../view.ts';
import { CodeTemplate } from './CodeTemplate.tsx';
import { ControlsTemplate } from './ControlsTemplate.tsx';
import { NewWindowSymbol } from './NewWindowSymbol.tsx';
import { SandboxMenu } from './SandboxMenu.tsx';

/** What the controls of all examples share: once a document, not once an example. */
export function ExampleTemplates({ sandboxes }: Pick<ShellSite, 'sandboxes'>) {
  return (
    <>
      <NewWindowSymbol />
      <ControlsTemplate />
      <CodeTemplate />
      <SandboxMenu sandboxes={sandboxes} />
    </>
  );
}
