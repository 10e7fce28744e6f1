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

export type PlaygroundControl = {
  name: string;
  /** What has to be set for it to have an effect. */
  needs?: PlaygroundNeed;
} & (
  | { kind: 'switch'; start: boolean; /** Value without the attribute. */ absent: boolean }
  | { kind: 'choice'; values: string[]; start: string; absent: string }
  | { kind: 'text' | 'number'; start: string; absent: string }
);

/** Another control, which has to have one of the values; any but false and empty ones if there are none. */
export interface PlaygroundNeed {
  name: string;
  values?: string[];
}

/** Values of the controls, by name. */
export type PlaygroundValues = Readonly<Record<string, string | boolean>>;

/** Class of the element around a playground's component, which centers it on its canvas; and that element's width. */
export const SPECIMEN_CLASS = 'pb-specimen';
export const SPECIMEN_WIDTH = '44rem';

/** The control for the element's children. */
export const CHILDREN = 'children';

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Whether a text is a number that a control and JSX take as it is. */
export const isNumberText = (text: string): boolean => NUMBER.test(text);

/** Text that JSX doesn't need to escape, in attributes and as children. */
const PLAIN_TEXT = /^[^"\\{}<>&\n\r]*$/;

/** Returns the initial values of the controls. */
export function initialValues({ controls }: Playground): PlaygroundValues {
  return Object.fromEntries(controls.map(({ name, start }) => [name, start]));
}

/** Returns the controls that have an effect with these values. */
export function effectiveControls({ controls }: Playground, values: PlaygroundValues): PlaygroundControl[] {
  const byName = new Map(controls.map((control) => [control.name, control]));
  const isMet = ({ name, values: wanted }: PlaygroundNeed): boolean => {
    const control = byName.get(name);
    const value = control && (values[name] ?? control.start);
    const isWanted = wanted ? wanted.includes(String(value)) : value !== undefined && value !== '' && value !== false;
    return isWanted && (control?.needs === undefined || isMet(control.needs));
  };
  return controls.filter(({ needs }) => needs === undefined || isMet(needs));
}

/** Returns the JSX of the element. Props with their default value or without an effect are left out. */
export function elementCode(playground: Playground, values: PlaygroundValues): string {
  const { component, fixed } = playground;
  const attributes = effectiveControls(playground, values).flatMap((control) => {
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
    return isNumberText(value) ? [`${name}={${value}}`] : [];
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
