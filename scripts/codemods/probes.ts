import { escapeRegExp } from '../../engine/src/core/escapeRegExp.ts';
import type { Change, ComponentChange, ExportChange, PropChange } from '../../engine/src/history/change.ts';
import { moduleOf, nameOf } from '../../engine/src/history/snapshot.ts';

/** A program that uses what a release changed, and the way to tell whether a codemod mended it. */
export interface Probe {
  code: string;
  /** @param code after the codemod */
  isMended: (code: string) => boolean;
}

/**
 * Returns programs for a change that code can notice, each with another use; none for all other changes.
 * @param idBefore id that a component had before the change
 * @param examples programs that may use what changed, in a place that a codemod expects
 */
export function probesOf(change: Change, idBefore: (id: string) => string, examples: readonly string[]): Probe[] {
  if (change.subject === 'component' || change.subject === 'export') {
    return placeProbes(change, examples);
  }
  return change.subject === 'prop' ? propProbes(change, idBefore(change.component), examples) : [];
}

/** What was removed or moved is mended once nothing is imported from its old place. */
function placeProbes(change: ComponentChange | ExportChange, examples: readonly string[]): Probe[] {
  if (change.kind !== 'removed' && change.kind !== 'moved') {
    return [];
  }
  const place = change.before ?? (change.subject === 'component' ? change.component : change.export);
  const name = nameOf(place);
  const uses = change.subject === 'component' ? [`<${name} />`] : [name, `undefined as unknown as ${name}`];
  const programs = [...uses.map((use) => programOf(place, use)), ...examples.filter((code) => imports(code, place))];
  // Other rules remove imports that nothing uses any more.
  const isUsed = (code: string): boolean => imports(code, place) && code.split(word(name)).length > 2;
  return programs.map((code) => ({
    code,
    isMended: isUsed(code) ? (after) => !isUsed(after) : (after) => !imports(after, place)
  }));
}

function propProbes({ kind, prop, before, after }: PropChange, component: string, examples: readonly string[]) {
  const name = nameOf(component);
  const probe = (attribute: string, isMended: Probe['isMended']): Probe => ({
    code: programOf(component, `<${name}${attribute} />`),
    isMended: (code) => imports(code, component) && isMended(code)
  });
  if (kind === 'required' && after === 'required') {
    return [probe('', (code) => hasAttribute(code, name, prop))];
  }
  if (kind === 'removed' || kind === 'renamed') {
    const named = kind === 'renamed' ? (before ?? prop) : prop;
    const isGone = (code: string): boolean => !hasAttribute(code, name, named);
    const values = ['', '={value}', '="text"', ...literals(before).map((literal) => `=${literal}`)];
    return [
      ...values.map((value) => probe(` ${named}${value}`, isGone)),
      ...examples
        .filter((code) => imports(code, component) && !isGone(code))
        .map((code): Probe => ({ code, isMended: (mended) => imports(mended, component) && isGone(mended) }))
    ];
  }
  if (kind === 'type') {
    const still = new Set(literals(after));
    return literals(before)
      .filter((literal) => !still.has(literal))
      .flatMap((literal) => {
        const isGone = (code: string): boolean => !code.includes(literal);
        return [literal, `{{ default: ${literal} }}`].map((value) => probe(` ${prop}=${value}`, isGone));
      });
  }
  return [];
}

/** Texts that a type names, in quotes: `"small"` and `"large"` of `'small' | { default?: 'large' }`. */
function literals(type: string | null): string[] {
  return [...new Set([...(type ?? '').matchAll(/['"]([^'"]*)['"]/g)].map(([, text = '']) => `"${text}"`))];
}

function programOf(id: string, use: string): string {
  return `import { ${nameOf(id)} } from "${moduleOf(id)}";\n\nexport const use = ${use};\n`;
}

function imports(code: string, id: string): boolean {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)].some(
    ([, names = '', module]) => module === moduleOf(id) && word(nameOf(id)).test(names)
  );
}

function hasAttribute(code: string, component: string, name: string): boolean {
  const tags = code.matchAll(new RegExp(`<${component}(?=[\\s/>])(?:[^>]|=>)*>`, 'g'));
  return [...tags].some(([tag]) => word(name).test(tag));
}

function word(name: string): RegExp {
  return new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`);
}
