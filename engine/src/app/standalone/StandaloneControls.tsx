import { CogIcon } from '@patternfly/react-icons/dist/js/icons/cog-icon.js';

import type { StandaloneSwitches } from '../../config/standalone.ts';

export interface StandaloneControlsProps {
  /** The page that the example comes from. */
  page: { title: string; href: string };
  switches: StandaloneSwitches;
}

/** A small panel over an example that stands alone, closed until somebody wants it (spec §2.2). */
export function StandaloneControls({ page, switches }: StandaloneControlsProps) {
  return (
    <aside className="pb-controls" aria-label="Documentation">
      <details data-standalone-controls>
        <summary className="pb-controls-toggle" aria-label="Display of this example">
          <CogIcon set="rh-ui" />
        </summary>
        <div className="pb-controls-panel">
          <a href={page.href}>Back to {page.title}</a>
          {switches.themeSwitcher && <ThemeSelect />}
          {switches.rtlSwitcher && (
            <label className="pb-controls-switch">
              <input type="checkbox" role="switch" />
              Right to left
            </label>
          )}
          <button type="button" data-hide-controls>
            Hide until the page is loaded again
          </button>
        </div>
      </details>
    </aside>
  );
}

function ThemeSelect() {
  return (
    <label className="pb-controls-switch">
      Theme
      <select>
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}
