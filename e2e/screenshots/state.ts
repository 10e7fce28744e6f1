import type { BrowserContextOptions, Page } from '@playwright/test';

/** What a reader may see: a page, how the browser shows it, and what was done on it. */
export interface State {
  /** Name of its picture, without extension. */
  name: string;
  path: string;
  /** Width of the window in px. */
  width?: number;
  /** Preferences that the reader stored on an earlier visit. */
  stored?: Record<string, string>;
  options?: Pick<BrowserContextOptions, 'colorScheme' | 'forcedColors' | 'javaScriptEnabled'>;
  /** The page on paper. */
  print?: boolean;
  /** What the reader does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}
