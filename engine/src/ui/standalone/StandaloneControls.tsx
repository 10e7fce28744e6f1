import { CogIcon } from '@patternfly/react-icons/dist/js/icons/cog-icon.js';

import type { StandaloneSwitches } from '../../core/config/site.ts';

export interface StandaloneControlsProps {
  /** The page that the example comes from. */
  page: { title: string; href: string };
  switches: StandaloneSwitches;
}

/** A small panel over an example that stands alone, closed until somebody wants it (requirements 2.2.5 and 2.2.6). */
export function StandaloneControls({ page, switches }: StandaloneControlsProps) {
  return (
    <aside className="pb-controls" aria-label="Documentation">
      <details>
        <summary className="pb-controls-toggle">
          <CogIcon set="rh-ui" />
          <span className="pb-controls-name">Display settings</span>
        </summary>
        <div className="pb-controls-panel">
          <a href={page.href}>Back to {page.title}</a>
          {switches.themeSwitcher && (
            <label className="pb-controls-switch">
              Color scheme
              <select>
                <option value="system">System</option>
                <option value="light">Light</option>
                <option value="dark">Dark</option>
              </select>
            </label>
          )}
          {switches.rtlSwitcher && (
            <label className="pb-controls-switch">
              <input type="checkbox" role="switch" />
              Right to left
            </label>
          )}
          <div className="pb-controls-hide">
            <button type="button" aria-describedby="controls-return">
              Hide these settings
            </button>
            <p id="controls-return">Reload the page to show them again.</p>
          </div>
        </div>
      </details>
    </aside>
  );
}
