import { fileURLToPath } from 'node:url';

import { build } from 'vite';

/** In the published package every source is JavaScript. */
const MAIN = fileURLToPath(
  new URL(
    import.meta.filename.endsWith('.ts') ? '../../live/frame/main.ts' : '../../live/frame/main.js',
    import.meta.url
  )
);

/** The frame's own code as one classic script: modules of the host are out of reach for an opaque origin. */
export async function frameScript(siteFolder: string): Promise<string> {
  const result = await build({
    root: siteFolder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { tsconfig: false, input: { frame: MAIN }, output: { format: 'iife' } }
    }
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code ?? '';
}
