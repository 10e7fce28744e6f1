import { type Playground, type PlaygroundValues, elementCode, programCode, startValues } from '../../../playground.ts';
import { announce } from '../../announce.ts';
import { loadPart } from '../../loadPart.ts';
import { showPartFailure } from '../../partFailure.ts';
import { showPlayground } from './showPlayground.ts';
import { fragmentOfValues, valuesOfFragment } from './playgroundFragment.ts';

/** Time without a further change after which the address follows. */
const ADDRESS_MS = 300;

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Shows a playground with the values that its controls have now. */
export function followControls(section: HTMLElement): void {
  const playground = playgroundOf(section);
  const values = readControls(section, playground);
  show(section, playground, values);
  clearTimeout(timers.get(section));
  timers.set(
    section,
    setTimeout(() => writeAddress(section, playground, values), ADDRESS_MS)
  );
}

/** Shows a playground as the address says. */
export function followFragment(section: HTMLElement, fragment: string): void {
  const playground = playgroundOf(section);
  const values = { ...startValues(playground), ...valuesOfFragment(playground, fragment) };
  writeControls(section, values);
  // The browser itself knows no anchor with values.
  section.querySelector('h3')?.scrollIntoView();
  show(section, playground, values);
}

/** Opens the code, with the values that its controls have now, in the editor of an example. */
export function editCode(section: HTMLElement, example: HTMLElement): Promise<void> {
  const playground = playgroundOf(section);
  const code = programCode(playground, readControls(section, playground));
  return loadPart(
    'The editor',
    () => import('../examples/examples.ts'),
    ({ showProgram }) => showProgram(example, { code, lang: 'ts' })
  );
}

/** Puts all controls back. */
function resetControls(section: HTMLElement): void {
  writeControls(section, startValues(playgroundOf(section)));
  followControls(section);
  controlsOf(section)[0]?.focus();
  announce('All properties are as they were at first.');
}

function show(section: HTMLElement, playground: Playground, values: PlaygroundValues): void {
  const code = elementCode(playground, values);
  const isStart = code === elementCode(playground, startValues(playground));
  const reset = section.querySelector<HTMLElement>('[data-playground-reset]');
  if (reset) {
    reset.hidden = isStart;
    reset.onclick = () => resetControls(section);
  }
  section.querySelector<HTMLElement>('[data-copy]')?.setAttribute('data-copy', code);
  const text = section.querySelector<HTMLElement>('[data-playground-code]');
  if (text) {
    text.textContent = code;
  }
  showPlayground(section, playground.component, isStart ? null : programCode(playground, values)).catch(() =>
    showPartFailure('The preview', () => section.isConnected && followControls(section))
  );
}

function playgroundOf({ dataset }: HTMLElement): Playground {
  return JSON.parse(dataset['playground'] ?? '') as Playground;
}

type Control = HTMLInputElement | HTMLSelectElement;

function controlsOf(section: HTMLElement): Control[] {
  return [...section.querySelectorAll<Control>('[data-playground-controls] [name]')];
}

function readControls(section: HTMLElement, playground: Playground): PlaygroundValues {
  const values = controlsOf(section).map((control) => [
    control.name,
    control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value
  ]);
  return { ...startValues(playground), ...(Object.fromEntries(values) as PlaygroundValues) };
}

function writeControls(section: HTMLElement, values: PlaygroundValues): void {
  for (const control of controlsOf(section)) {
    const value = values[control.name];
    if (control instanceof HTMLInputElement && typeof value === 'boolean') {
      control.checked = value;
    } else if (typeof value === 'string') {
      control.value = value;
    }
  }
}

function writeAddress(section: HTMLElement, playground: Playground, values: PlaygroundValues): void {
  const anchor = section.querySelector('h3')?.id ?? '';
  if (section.isConnected) {
    history.replaceState(history.state, '', fragmentOfValues(anchor, playground, values));
  }
}
