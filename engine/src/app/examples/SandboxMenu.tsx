import type { ShellSite } from '../view.ts';

export const SANDBOX_MENU_ID = 'sandbox-menu';

/** Where an example's code can be taken; one menu for all examples, opened by each one's control. */
export function SandboxMenu({ sandboxes: { codeSandbox, stackBlitz } }: Pick<ShellSite, 'sandboxes'>) {
  return (
    <div id={SANDBOX_MENU_ID} className="pb-menu" popover="auto" role="menu" aria-label="Open elsewhere">
      {codeSandbox && <MenuItem control="CODESANDBOX_LINK" text="CodeSandbox" />}
      {stackBlitz && <MenuItem control="STACKBLITZ_LINK" text="StackBlitz" />}
      <MenuItem control="DOWNLOAD_PROJECT" text="Download project (zip)" />
    </div>
  );
}

/** @param control label under which it is counted */
function MenuItem({ control, text }: { control: string; text: string }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} data-control={control}>
      {text}
    </button>
  );
}
