import type { EditorState } from '@codemirror/state';
import { readImports } from './readImports.ts';
import type { IndexEntry, ReferenceData } from './referenceData.ts';

/** The documented component that a tag of the code stands for; null for any other. */
export async function findComponent(data: ReferenceData, state: EditorState, tag: string): Promise<IndexEntry | null> {
  const index = await data.index();
  const imported = readImports(state).names.get(tag);
  if (!imported) {
    // Programs may use what the page's Markdown imports; where several packages have the name, nothing is guessed.
    const same = index.filter(({ name, kind }) => name === tag && kind === 'component');
    return same.length === 1 ? (same[0] ?? null) : null;
  }
  const { specifier } = imported;
  const name = imported.imported === 'default' ? tag : imported.imported;
  return (
    index.find(({ id }) => id === `${specifier}/${name}`) ??
    index.find((entry) => entry.name === name && isWithin(specifier, entry.package)) ??
    null
  );
}

function isWithin(specifier: string, packageName: string): boolean {
  return specifier === packageName || specifier.startsWith(`${packageName}/`);
}
