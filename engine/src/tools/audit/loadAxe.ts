import { MissingToolError } from '../chromium/missingToolError.ts';

/** axe-core as the site has it. */
export interface Axe {
  version: string;
  /** Its script, for a page. */
  source: string;
}

/** @throws MissingToolError when it is not installed: only audits need it */
export async function loadAxe(): Promise<Axe> {
  try {
    const { default: axe } = await import('axe-core');
    return { version: axe.version, source: axe.source };
  } catch (cause) {
    const message = 'Audits are made by axe-core, which is not installed. Run: npm install -D axe-core';
    throw new MissingToolError(message, { cause });
  }
}
