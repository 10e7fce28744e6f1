import type { BrowserContextOptions, Page } from '@playwright/test';

/** A state to capture: a page, its environment, and the actions on it. */
export interface State {
  /** Name of the screenshot, without extension. */
  name: string;
  path: string;
  /** Viewport width in px. */
  width?: number;
  /** Preferences stored on an earlier visit. */
  stored?: Record<string, string>;
  options?: Pick<BrowserContextOptions, 'colorScheme' | 'forcedColors' | 'javaScriptEnabled'>;
  /** Print layout. */
  print?: boolean;
  /** Actions before the screenshot is taken. */
  act?: (page: Page) => Promise<void>;
}
