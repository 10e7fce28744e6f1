import type { SandboxHosts } from '../view.ts';

export const SANDBOX_MENU_ID = 'sandbox-menu';

/** Where an example's code can be taken; one menu for all examples, opened by each one's control. */
export function SandboxMenu({ codeSandbox, stackBlitz }: SandboxHosts) {
  return (
    <div id={SANDBOX_MENU_ID} className="pb-menu" popover="auto" role="menu" aria-label="Open in a sandbox">
      {codeSandbox && (
        <button type="button" role="menuitem" tabIndex={-1} data-control="CODESANDBOX_LINK">
          CodeSandbox
        </button>
      )}
      {stackBlitz && (
        <button type="button" role="menuitem" tabIndex={-1} data-control="STACKBLITZ_LINK">
          StackBlitz
        </button>
      )}
      <button type="button" role="menuitem" tabIndex={-1} data-control="DOWNLOAD_PROJECT">
        Download project (zip)
      </button>
    </div>
  );
}
