/** A component with controls for its props, shared by the page and its script. */
export interface Playground {
  /** As written in JSX, e.g. `Button` or `Menu.Item`. */
  component: string;
  /** Statement that imports it. */
  importLine: string;
  controls: PlaygroundControl[];
  /** JSX source of the attributes without a control. */
  fixed: string[];
}

export type PlaygroundControl = { name: string } & (
  | { kind: 'switch'; start: boolean; /** Value without the attribute. */ absent: boolean }
  | { kind: 'choice'; values: string[]; start: string; absent: string }
  | { kind: 'text' | 'number'; start: string; absent: string }
);

/** Values of the controls, by name. */
export type PlaygroundValues = Readonly<Record<string, string | boolean>>;

/** Takes the place of an example's slug in React's ids and the preview's element. */
export const PLAYGROUND_SLUG = 'playground';

/** The control for the element's children. */
export const CHILDREN = 'children';

const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Text that JSX doesn't need to escape, in attributes and as children. */
const PLAIN_TEXT = /^[^"\\{}<>&\n\r]*$/;

/** Returns the initial values of the controls. */
export function initialValues({ controls }: Playground): PlaygroundValues {
  return Object.fromEntries(controls.map(({ name, start }) => [name, start]));
}

/** Returns the JSX of the element. Props with their default value are left out. */
export function elementCode({ component, controls, fixed }: Playground, values: PlaygroundValues): string {
  const attributes = controls.flatMap((control) => {
    const value = values[control.name] ?? control.start;
    return control.name === CHILDREN || value === control.absent ? [] : attributeCode(control, value);
  });
  const start = [`<${component}`, ...fixed, ...attributes].join(' ');
  const content = childrenCode(values[CHILDREN]);
  return content === '' ? `${start} />` : `${start}>${content}</${component}>`;
}

/** Returns the complete program that renders the element. */
export function programCode(playground: Playground, values: PlaygroundValues): string {
  return `${playground.importLine}\n\nexport const Playground = () => ${elementCode(playground, values)};\n`;
}

function attributeCode({ kind, name }: PlaygroundControl, value: string | boolean): string[] {
  if (typeof value === 'boolean') {
    return [value ? name : `${name}={false}`];
  }
  if (kind === 'number') {
    return NUMBER.test(value) ? [`${name}={${value}}`] : [];
  }
  // Values of text props stay strings, even if they look like other code.
  return [PLAIN_TEXT.test(value) ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`];
}

function childrenCode(value: string | boolean | undefined): string {
  if (typeof value !== 'string') {
    return '';
  }
  return PLAIN_TEXT.test(value) && value.trim() === value ? value : `{${JSON.stringify(value)}}`;
}
