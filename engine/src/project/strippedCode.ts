import { TraceMap, decodedMappings } from '@jridgewell/trace-mapping';
import { transform } from 'sucrase';

/** Code without its types; lines keep their numbers. */
export interface StrippedCode {
  code: string;
  /** Offset in the author's text of a character of `code` that types did not touch. */
  originalOffset(offset: number): number;
}

/**
 * Takes types away, and imports of nothing but types; JSX stays.
 * @throws Error where the code has a syntax error
 */
export function stripTypes(original: string): StrippedCode {
  const { code, sourceMap } = transform(original, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    filePath: 'example.tsx',
    sourceMapOptions: { compiledFilename: 'example.jsx' }
  });
  if (!sourceMap) {
    throw new Error('The code was stripped without a map.');
  }
  const lines = decodedMappings(new TraceMap({ ...sourceMap, version: 3 }));
  const starts = lineStarts(code);
  const originalStarts = lineStarts(original);
  return {
    code,
    originalOffset(offset) {
      const line = starts.findLastIndex((start) => start <= offset);
      const column = offset - (starts[line] ?? 0);
      const [from, , toLine, toColumn] = lines[line]?.findLast(([start]) => start <= column) ?? [0];
      return (originalStarts[toLine ?? line] ?? 0) + (toColumn ?? 0) + column - from;
    }
  };
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
