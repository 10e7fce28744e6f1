/** A component with controls for its properties: what the page says of it, and what its script works with. */
export interface Playground {
  component: string;
  /** Module that exports it. */
  specifier: string;
  controls: PlaygroundControl[];
  /** Attributes that no control changes, as JSX writes them. */
  fixed: string[];
}

export type PlaygroundControl = { name: string } & (
  | { kind: 'switch'; start: boolean; /** What it is without the attribute. */ absent: boolean }
  | { kind: 'choice'; values: string[]; start: string; absent: string }
  | { kind: 'text' | 'number'; start: string; absent: string }
);

/** Values of the controls, by name. */
export type PlaygroundValues = Readonly<Record<string, string | boolean>>;

/** Stands for the slug of an example: what React makes ids from, and the frame's element. */
export const PLAYGROUND_SLUG = 'playground';

/** The control for what stands between the tags. */
export const CONTENT = 'children';

const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Text that JSX takes as it is, in attributes and as content. */
const PLAIN_TEXT = /^[^"\\{}<>&\n\r]*$/;

/** The values that a playground begins with. */
export function startValues({ controls }: Playground): PlaygroundValues {
  return Object.fromEntries(controls.map(({ name, start }) => [name, start]));
}

/** The element with these values; what has the value that it would have anyway is left out. */
export function elementCode({ component, controls, fixed }: Playground, values: PlaygroundValues): string {
  const attributes = controls.flatMap((control) => {
    const value = values[control.name] ?? control.start;
    return control.name === CONTENT || value === control.absent ? [] : attributeCode(control, value);
  });
  const start = [`<${component}`, ...fixed, ...attributes].join(' ');
  const content = contentCode(values[CONTENT]);
  return content === '' ? `${start} />` : `${start}>${content}</${component}>`;
}

/** The whole program that shows the element. */
export function programCode(playground: Playground, values: PlaygroundValues): string {
  const { component, specifier } = playground;
  return `import { ${component} } from '${specifier}';\n\nexport const Playground = () => ${elementCode(playground, values)};\n`;
}

function attributeCode({ kind, name }: PlaygroundControl, value: string | boolean): string[] {
  if (typeof value === 'boolean') {
    return [value ? name : `${name}={false}`];
  }
  if (kind === 'number') {
    return NUMBER.test(value) ? [`${name}={${value}}`] : [];
  }
  // What stands in an address is text, whatever it looks like.
  return [PLAIN_TEXT.test(value) ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`];
}

function contentCode(value: string | boolean | undefined): string {
  if (typeof value !== 'string') {
    return '';
  }
  return PLAIN_TEXT.test(value) && value.trim() === value ? value : `{${JSON.stringify(value)}}`;
}
