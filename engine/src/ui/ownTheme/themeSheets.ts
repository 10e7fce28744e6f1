import type { OwnDeclaration } from './readTheme.ts';

/** Wins over the page's own rules for its root element, whatever they name. */
const STRONG = ':root:root:root:root';

/** Returns the declarations that apply in a theme of the site, by name. @param code of the theme */
export function declarationsIn(declarations: readonly OwnDeclaration[], code: string): ReadonlyMap<string, string> {
  return new Map(
    declarations
      .filter(({ themes }) => themes?.includes(code) ?? true)
      .map(({ property, value }) => [property, value] as const)
  );
}

/**
 * Returns the style sheet of a page, which can have any theme of the site.
 * @param place selector of the elements that get the declarations, after one of the root element: ` :where(…)`
 */
export function pageThemeSheet(
  declarations: readonly OwnDeclaration[],
  codes: readonly string[],
  place: string
): string {
  const blocks = Map.groupBy(codes, (code) => formatBlock([...declarationsIn(declarations, code)]));
  return [...blocks]
    .filter(([block]) => block !== '')
    .map(([block, same]) => {
      const roots = same.map((code) => `${STRONG}[data-in-theme='${code}']${place}`);
      return `${roots.join(', ')} { ${block} }`;
    })
    .join('\n');
}

function formatBlock(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([name, value]) => `${name}: ${value};`).join(' ');
}
