import type { Element, ElementContent, RootContent } from 'hast';

/** Number of columns that a phone has no room for beside each other. */
const MIN_COLUMNS = 3;

/**
 * Returns a table with the names of the columns at its cells, so that narrow windows can show rows as blocks
 * (`stackedTable.css`), or the table itself if it has few columns, or cells that span several. Changing `display` drops
 * the semantics of a table in some browsers, hence the explicit roles. Cells of the first column name the rows, and need
 * no name if they all differ.
 */
export function stackedTable(table: Element): Element {
  const [head, ...bodies] = elementsOf(table);
  const [header, ...otherHeaders] = head?.tagName === 'thead' ? elementsOf(head) : [];
  const columns = header ? elementsOf(header).map((cell) => textOf(cell).trim()) : [];
  const rows = bodies.flatMap(elementsOf);
  const isRegular =
    otherHeaders.length === 0 &&
    bodies.every(({ tagName }) => tagName === 'tbody') &&
    rows.every((row) => elementsOf(row).length === columns.length) &&
    [header, ...rows].every((row) => row && elementsOf(row).every(isSingleCell));
  if (columns.length < MIN_COLUMNS || !isRegular) {
    return table;
  }
  const names = new Set(rows.flatMap((row) => elementsOf(row).slice(0, 1).map(textOf)));
  const labels = columns.map((column, index) => (index === 0 && names.size === rows.length ? '' : column));
  const { className = [] } = table.properties;
  return withRole(
    { ...table, properties: { ...table.properties, className: [className, 'pb-stacked'].flat() } },
    'table',
    (section) =>
      withRole(section, 'rowgroup', (row) => {
        let column = 0;
        return withRole(row, 'row', (cell) =>
          section.tagName === 'thead' ? withRole(cell, 'columnheader') : labeled(cell, labels[column++] ?? '')
        );
      })
  );
}

function labeled(cell: Element, label: string): Element {
  const named = withRole(cell, 'cell');
  return label === ''
    ? named
    : {
        ...named,
        properties: { ...named.properties, dataColumn: label },
        children: [{ type: 'element', tagName: 'div', properties: {}, children: cell.children }]
      };
}

function isSingleCell({ tagName, properties: { colSpan, rowSpan } }: Element): boolean {
  return ['td', 'th'].includes(tagName) && colSpan === undefined && rowSpan === undefined;
}

/** @param change of the elements in it */
function withRole(
  element: Element,
  role: string,
  change: (child: Element) => ElementContent = (child) => child
): Element {
  return {
    ...element,
    properties: { ...element.properties, role },
    children: element.children.map((child) => (child.type === 'element' ? change(child) : child))
  };
}

function elementsOf({ children }: Element): Element[] {
  return children.filter((child): child is Element => child.type === 'element');
}

/** Returns the text in a node. */
export function textOf(node: RootContent): string {
  return node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
}
