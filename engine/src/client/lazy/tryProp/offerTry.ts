import type { JsxAttribute } from '../../../editor/insertProp.ts';
import { sampleAttribute } from '../../../editor/sampleAttribute.ts';
import { announce } from '../../announce.ts';
import { loadPart } from '../../loadPart.ts';

const FAILED = 'This could not be tried: the code of the example no longer has the component.';

/** What the button is about now. */
interface Trial {
  section: HTMLElement;
  component: string;
  attribute: JsxAttribute;
}

let offer: { button: HTMLButtonElement; trial: Trial } | null = null;

/**
 * Puts the button that tries a property in an example into the row of the table that the reader is at, if a value for
 * the property can be made up; there is one for all rows.
 */
export function offerTry(row: HTMLTableRowElement): void {
  const trial = trialOf(row);
  if (!trial || offer?.button === document.activeElement) {
    return;
  }
  offer ??= { button: createButton(), trial };
  offer.trial = trial;
  offer.button.ariaLabel = `Try ${trial.attribute.name} in an example`;
  if (offer.button.parentElement !== row.cells[0]) {
    row.cells[0]?.append(offer.button);
  }
}

function trialOf(row: HTMLTableRowElement): Trial | null {
  const entry = row.closest<HTMLElement>('[data-used-by]');
  const section = document.getElementById(entry?.dataset['usedBy'] ?? '');
  const component = entry?.querySelector('h3')?.textContent;
  const [name, type, defaultValue] = [...row.cells];
  const attribute = sampleAttribute({
    name: name?.querySelector('a')?.textContent ?? '',
    type: type?.textContent ?? '',
    defaultValue: defaultValue?.textContent.trim() ?? ''
  });
  return section && component !== undefined && attribute ? { section, component, attribute } : null;
}

function createButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pb-row-offer';
  button.textContent = 'Try it';
  button.addEventListener('click', () => {
    if (offer) {
      run(offer.trial);
    }
  });
  return button;
}

function run({ section, component, attribute }: Trial): void {
  const load = async () => {
    const [examples, { insertProp }] = await Promise.all([
      import('../../../ui/example/code/editing.ts'),
      import('../../../editor/insertProp.ts')
    ]);
    return { ...examples, insertProp };
  };
  void loadPart('The example', load, async ({ tryProp, insertProp }) => {
    if (!(await tryProp(section.id, (code) => insertProp(code, component, attribute)))) {
      announce(FAILED);
    }
  });
}
