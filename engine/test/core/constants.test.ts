import { expect, it } from 'vitest';

import * as constants from '../../src/core/constants.ts';

it('matches the requirements (section 9)', () => {
  expect(constants).toMatchObject({
    DEFAULT_NAV_SORT_VALUE: 50,
    LANDING_PAGE_SORT_VALUE: 1,
    CSS_FILTER_DEBOUNCE_MS: 500,
    CODE_EDIT_DEBOUNCE_MS: 300,
    NAVIGATION_PRELOAD_WAIT_MS: 500,
    CODE_EDITOR_HEIGHT_PX: 400,
    TOOLTIP_EXIT_DELAY_MS: 300,
    TOOLTIP_EXIT_DELAY_AFTER_COPY_MS: 1600,
    MAX_PREVIOUS_RELEASES: 3,
    TOC_OFFSET_BANDS: [
      { minWidthPx: 1450, offsetPx: 88 },
      { minWidthPx: 768, offsetPx: 142 },
      { minWidthPx: 0, offsetPx: 190 }
    ],
    FULLSCREEN_THUMBNAIL_PX: { width: 800, height: 450 }
  });
});
