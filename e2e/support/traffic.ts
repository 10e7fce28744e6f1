import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** The level that static hosts commonly use. */
const GZIP_LEVEL = 6;

/** What a page has fetched; sizes in bytes, each body compressed with gzip. */
export interface Traffic {
  requests: number;
  html: number;
  script: number;
  style: number;
  other: number;
}

type Part = Exclude<keyof Traffic, 'requests'>;

const PARTS: readonly (readonly [pattern: RegExp, part: Part])[] = [
  [/html/, 'html'],
  [/javascript/, 'script'],
  [/css/, 'style']
];

/**
 * Measures what a page fetches from now on.
 * @returns gives the sum so far, when everything asked for has arrived
 */
export function measureTraffic(page: Page): () => Promise<Traffic> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => {
    const traffic: Traffic = { requests: responses.length, html: 0, script: 0, style: 0, other: 0 };
    for (const response of responses) {
      const type = response.headers()['content-type'] ?? '';
      const part = PARTS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
      traffic[part] += gzipSync(await response.body(), { level: GZIP_LEVEL }).length;
    }
    return traffic;
  };
}
