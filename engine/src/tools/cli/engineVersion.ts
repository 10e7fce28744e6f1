import { readFileSync } from 'node:fs';

/** Returns the version in the engine's own package.json. */
export function engineVersion(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
