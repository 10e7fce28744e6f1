import { anchorOf } from '../../../browser/links.ts';
import { isPlayground } from '../exampleSection.ts';
import { exampleOfPage } from '../exampleStore.ts';
import { changeSettings } from './changeSettings.ts';
import { settingsOfFragment } from './previewSettings.ts';

/** Applies the preview settings in an address's fragment, if it refers to an example on the page. */
export function showInSettings(fragment: string): void {
  const section = anchorOf(fragment);
  const settings = settingsOfFragment(fragment);
  const example = section && exampleOfPage(section.id);
  if (section && example && !isPlayground(example) && settings) {
    // The browser doesn't find anchors with settings itself.
    section.scrollIntoView();
    example.update({ hasSettingsOpen: true });
    changeSettings(example, settings);
  }
}
