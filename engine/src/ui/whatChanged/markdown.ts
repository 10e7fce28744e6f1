import type { EngineComponent } from '../markdownContext.ts';
import type { WhatChangedProps } from './WhatChanged.tsx';
import { WhatChangedIsland } from './WhatChangedIsland.tsx';
import { WhatChangedText } from './WhatChangedText.tsx';
import '../checkCode/checkCode.css';
import './whatChanged.css';

/** `<WhatChanged />`: what changed between the releases that a reader's project uses and the documented one. */
export const whatChanged: EngineComponent<WhatChangedProps> = {
  component: WhatChangedIsland,
  markdown: WhatChangedText,
  fillsPage: true,
  createProps(_use, { storedReleases, codemods }) {
    const releases = storedReleases();
    if (releases.length < 2) {
      throw new Error(
        'The site has no two releases to compare. Name them with `history` in site.config.ts, then run `patternbook history`.'
      );
    }
    return { releases, codemods };
  }
};
