import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Common compression level of static hosts. */
const GZIP_LEVEL = 6;

/** Resources loaded by a page; sizes in bytes, gzipped. */
export interface Traffic {
  requests: number;
  html: number;
  script: number;
  style: number;
  font: number;
  other: number;
}

type Part = Exclude<keyof Traffic, 'requests'>;

const PARTS: readonly (readonly [pattern: RegExp, part: Part])[] = [
  [/html/, 'html'],
  [/javascript/, 'script'],
  [/css/, 'style'],
  [/font/, 'font']
];

/**
 * Measures the traffic of a page.
 * @returns a function that returns the sum so far, once all requests have completed
 */
export function measureTraffic(page: Page): () => Promise<Traffic> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => {
    const traffic: Traffic = { requests: responses.length, html: 0, script: 0, style: 0, font: 0, other: 0 };
    for (const response of responses) {
      const type = response.headers()['content-type'] ?? '';
      const part = PARTS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
      traffic[part] += gzipSync(await response.body(), { level: GZIP_LEVEL }).length;
    }
    return traffic;
  };
}
