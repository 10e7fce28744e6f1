import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { announce } from '../../browser/dom.ts';
import { loadPart } from '../../browser/loadPart.ts';
import { type JsxAttribute, readAttribute } from '../../live/editor/jsxAttribute.ts';
import { type TriedComponent, triedComponentOf } from '../reference/triedComponent.ts';
import { RowActionButton } from '../rowActions/RowActionButton.tsx';

/** A property to try, with its example. */
interface TryAction extends TriedComponent {
  /** The cell with the name of the property. */
  cell: HTMLTableCellElement;
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

function tryActionOf(row: HTMLTableRowElement): TryAction | null {
  const [cell] = row.cells;
  const tried = triedComponentOf(row);
  const sample = row.dataset['sample'];
  return cell && tried && sample !== undefined ? { cell, ...tried, attribute: readAttribute(sample) } : null;
}

async function run({ example, component, attribute }: TryAction): Promise<void> {
  await loadPart(
    texts.parts.example,
    () => Promise.all([import('../example/code/editing.ts'), import('../../live/editor/insertProp.ts')]),
    async ([{ tryProp }, { insertProp }]) => {
      if (!(await tryProp(example, { attribute, insert: (code) => insertProp(code, component, attribute) }))) {
        announce(texts.tryProp.failed);
      }
    }
  );
}
