import { useEffect, useEffectEvent } from 'react';

import { anchorOf } from '../../../client/anchor.ts';
import type { Example } from '../exampleStore.ts';
import { changeSettings } from './changeSettings.ts';
import { settingsOfFragment } from './previewSettings.ts';

/** Shows an example as the fragment of the address says, when that names it. */
export function useAddressSettings(example: Example): void {
  const readAddress = useEffectEvent(() => {
    const section = anchorOf(location.hash);
    const settings = settingsOfFragment(location.hash);
    if (settings && section?.id === example.slug) {
      // The browser itself knows no anchor with settings.
      section.scrollIntoView();
      example.update({ hasSettingsOpen: true });
      changeSettings(example, settings);
    }
  });
  useEffect(() => {
    readAddress();
    addEventListener('hashchange', readAddress);
    return () => removeEventListener('hashchange', readAddress);
  }, []);
}
