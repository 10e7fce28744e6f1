import { anchorOf } from '../../../browser/links.ts';
import { exampleOfPage } from '../exampleStore.ts';
import { changeSettings } from './changeSettings.ts';
import { settingsOfFragment } from './previewSettings.ts';

/** Shows the preview of an example as the fragment of an address says, if that names one of the page. */
export function showInSettings(fragment: string): void {
  const section = anchorOf(fragment);
  const settings = settingsOfFragment(fragment);
  const example = section && exampleOfPage(section.id);
  if (section && example && settings) {
    // The browser itself knows no anchor with settings.
    section.scrollIntoView();
    example.update({ hasSettingsOpen: true });
    changeSettings(example, settings);
  }
}
