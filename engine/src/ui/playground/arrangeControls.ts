import type { PlaygroundControl } from '../../core/playground.ts';

type Switch = Extract<PlaygroundControl, { kind: 'switch' }>;

/** Switches on a line of their own; its name is that of the first one. */
interface Switches {
  kind: 'switches';
  name: string;
  switches: Switch[];
}

/**
 * Puts fields first, which form a grid. Fields that need a switch come after all switches before them, so that it stays
 * where it was pressed.
 */
export function fieldsFirst(controls: readonly PlaygroundControl[]): PlaygroundControl[] {
  const switches = new Set(controls.filter(({ kind }) => kind === 'switch').map(({ name }) => name));
  const comesFirst = ({ kind, needs }: PlaygroundControl): boolean =>
    kind !== 'switch' && !(needs && switches.has(needs.name));
  return [...controls.filter(comesFirst), ...controls.filter((control) => !comesFirst(control))];
}

/** Puts switches that follow each other together. */
export function groupSwitches(
  controls: readonly PlaygroundControl[]
): (Exclude<PlaygroundControl, Switch> | Switches)[] {
  const parts: (Exclude<PlaygroundControl, Switch> | Switches)[] = [];
  for (const control of controls) {
    const last = parts.at(-1);
    if (control.kind !== 'switch') {
      parts.push(control);
    } else if (last?.kind === 'switches') {
      last.switches.push(control);
    } else {
      parts.push({ kind: 'switches', name: control.name, switches: [control] });
    }
  }
  return parts;
}
