import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { announce } from '../../browser/dom.ts';
import { loadPart } from '../../browser/loadPart.ts';
import type { JsxAttribute } from '../../live/editor/insertProp.ts';
import { sampleAttribute } from '../../live/editor/sampleAttribute.ts';
import { RowActionButton } from '../rowActions/RowActionButton.tsx';

/** A property to try, with its example. */
interface TryAction {
  /** The cell with the name of the property. */
  cell: HTMLTableCellElement;
  /** Slug of the example. */
  slug: string;
  component: string;
  attribute: JsxAttribute;
}

/** Button to try a property in an example of its component, if a sample value can be generated. */
export function TryProp({ row }: { row: HTMLTableRowElement }) {
  const action = tryActionOf(row);
  return (
    action && (
      <RowActionButton
        cell={action.cell}
        label={fillText(texts.tryProp.label, { name: action.attribute.name })}
        text={texts.tryProp.action}
        onClick={() => void run(action)}
      />
    )
  );
}

/** Reads the data of a row from its text: some pages have thousands, too many to repeat it in attributes. */
function tryActionOf(row: HTMLTableRowElement): TryAction | null {
  const entry = row.closest<HTMLElement>('[data-used-by]');
  const slug = entry?.dataset['usedBy'];
  const component = entry?.querySelector('h3')?.textContent;
  const [cell, type, defaultValue] = row.cells;
  const attribute = sampleAttribute({
    name: cell?.querySelector('a')?.textContent ?? '',
    type: type?.textContent ?? '',
    defaultValue: defaultValue?.textContent.trim() ?? ''
  });
  return cell && slug !== undefined && component !== undefined && attribute
    ? { cell, slug, component, attribute }
    : null;
}

async function run({ slug, component, attribute }: TryAction): Promise<void> {
  await loadPart(
    texts.parts.example,
    () => Promise.all([import('../example/code/editing.ts'), import('../../live/editor/insertProp.ts')]),
    async ([{ tryProp }, { insertProp }]) => {
      if (!(await tryProp(slug, { attribute, insert: (code) => insertProp(code, component, attribute) }))) {
        announce(texts.tryProp.failed);
      }
    }
  );
}
