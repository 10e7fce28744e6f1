import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/**
 * Compiles a module and what it imports to a classic script.
 * @param entry path from the root of the repository
 * @param name global name of the exports
 */
export async function bundleScript(entry: string, name: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: resolve(root, entry), formats: ['iife'], name } }
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) {
    throw new Error(`Vite built nothing of ${entry}.`);
  }
  return bundle.output[0].code;
}
