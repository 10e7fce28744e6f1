import ts from 'typescript';

/**
 * How examples are compiled: as their authors do, with a loose configuration, the automatic JSX runtime and React
 * usable without an import. The set of global types is fixed, so that a result never depends on which other examples
 * are checked in the same run.
 */
export const compilerOptions: ts.CompilerOptions = {
  noEmit: true,
  strict: false,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Without it, top-level names of an example that imports nothing would be global for all the others.
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  allowUmdGlobalAccess: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  noUncheckedSideEffectImports: false,
  types: ['node', 'react']
};

const ASSET_EXTENSIONS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'gif'];
const STYLE_EXTENSIONS = ['css', 'scss'];

/** Declares what the bundler, not the compiler, makes of an import: an image is its address, a style sheet is a map. */
export const assetDeclarations = [
  ...ASSET_EXTENSIONS.map(
    (extension) => `declare module '*.${extension}' { const address: string; export default address; }`
  ),
  ...STYLE_EXTENSIONS.map(
    (extension) => `declare module '*.${extension}' { const names: Record<string, string>; export default names; }`
  )
].join('\n');
