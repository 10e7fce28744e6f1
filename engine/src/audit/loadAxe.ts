/** Thrown when there are no rules to check against; the message says what to do. */
export class NoAxeError extends Error {
  override name = 'NoAxeError';
}

/** axe-core as the site has it. */
export interface Axe {
  version: string;
  /** Its script, for a page. */
  source: string;
}

/** @throws NoAxeError when it is not installed: only audits need it */
export async function loadAxe(): Promise<Axe> {
  try {
    const { default: axe } = await import('axe-core');
    return { version: axe.version, source: axe.source };
  } catch (cause) {
    throw new NoAxeError('Audits are made by axe-core, which is not installed. Run: npm install -D axe-core', {
      cause
    });
  }
}
