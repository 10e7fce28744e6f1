import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const BUTTON_TYPES = `
import * as React from 'react';
import { TrackingProps } from './tracking';

export declare enum ButtonVariant {
  /** For the one main action. */
  primary = "primary",
  /** @deprecated Use primary. */
  main = "main"
}
export interface BadgeCount {
  /** Number shown. */
  count?: number;
}
/** Starts an action. */
export interface ButtonProps extends Omit<React.HTMLProps<HTMLButtonElement>, 'ref' | 'size' | 'onCopy'>, TrackingProps {
  /** Content of the button. */
  children: React.ReactNode;
  variant?: 'primary' | 'quiet';
  'aria-label'?: string;
  /** @beta Shows a number. */
  badge?: BadgeCount;
  /** Colour of the button.
   * @deprecated Use variant.
   */
  color?: string;
  /** Rounds the corners.
   * @beta May still change.
   */
  isRound?: boolean;
  /** @hide */
  innerRef?: React.Ref<any>;
  /** Distance to its neighbour.
   * @propType number | [number, number]
   * @example {4}
   */
  gap?: any;
  /** Size.
   * @default 'regular'
   */
  size?: 'regular' | 'small';
}
export declare const ButtonBase: React.FunctionComponent<ButtonProps>;
export declare const Button: React.ForwardRefExoticComponent<Omit<ButtonProps, 'ref'> & React.RefAttributes<HTMLButtonElement>>;
`;

const BUTTON_SOURCE = `
import { forwardRef } from 'react';

const ButtonBase: React.FunctionComponent<ButtonProps> = ({
  children,
  variant = 'primary',
  'aria-label': ariaLabel = undefined,
  isRound = false as boolean,
  trackSafe = true,
  ...props
}) => <button {...props} />;

export const Button = forwardRef((props: ButtonProps, ref: React.Ref<any>) => <ButtonBase innerRef={ref} {...props} />);
`;

const OTHER_TYPES = `
import * as React from 'react';
import { ButtonProps } from './Button';
export { default as Panel } from './Panel';

/** What a list holds. */
export interface Item<T> { value: T; label?: string; }
export interface ListProps<T> { items: Item<T>[]; selected?: T; onPick?: <K>(key: K) => void; }
export declare function List<T>(props: ListProps<T>): React.JSX.Element;
export interface NumberListProps extends ListProps<number> { max?: number; }
export declare class NumberList extends React.Component<NumberListProps> {
  static defaultProps: { max: number };
  render(): React.JSX.Element;
}
export interface ToolProps extends Pick<ButtonProps, 'variant' | 'title'>, Partial<Secret> {}
/** Anything goes. */
export interface Bag { size: number; [key: string]: Item<string> | number; }
interface Secret { isSecret: boolean; }
export declare const Tool: React.FunctionComponent<ToolProps>;

interface BaseChoice { name: string; }
interface SingleChoice extends BaseChoice { kind: 'single'; value?: string; values?: never; }
interface ManyChoice extends BaseChoice { kind: 'many'; values: string[]; }
export type ChoiceProps = SingleChoice | ManyChoice;
export declare const Choice: React.FunctionComponent<ChoiceProps>;

export declare const sizes: { sm: number; lg: number };
export type Size = keyof typeof sizes;
export type Tone = 'calm' | 'loud';
export type OnPick = (event: React.MouseEvent, item: Item<string>) => void;
export type PickEvent = React.MouseEvent | React.KeyboardEvent;

/**
 * Joins texts.
 * @param first what comes first
 * @returns the text
 */
export declare const join: (first: string, separator?: string, ...rest: string[]) => string;
export declare function makeButton(variant: ButtonProps['variant'], item?: Item<string>): typeof Panel;
declare const Panel: unknown;
export declare const withDrop: <P extends object>(spec: Item<P>) => (Wrapped: React.ComponentType<P>) => React.FunctionComponent<P>;
`;

const OTHER_SOURCE = `
export class NumberList extends React.Component { static defaultProps = { max: 10 }; }
export const join = (first: string, separator = ', ', ...rest: string[]) => [first, ...rest].join(separator);
`;

/** Fixtures: a package with sources, and one with only compiled scripts next to its declarations. */
const ACME_PACKAGES: Record<string, string> = {
  'node_modules/acme-ui/package.json': JSON.stringify({
    name: 'acme-ui',
    version: '1.0.0',
    main: 'dist/js/index.js',
    types: 'dist/js/index.d.ts'
  }),
  'node_modules/acme-ui/dist/js/index.d.ts': `export * from './components';`,
  'node_modules/acme-ui/dist/js/components/index.d.ts': `export { Button, ButtonVariant, BadgeCount } from './Button';\nexport * from './other';\nexport { default as Tag } from './Tag';`,
  'node_modules/acme-ui/dist/js/components/tracking.d.ts': `export interface TrackingProps {\n/** Id for tests. */\ntrackId?: string; trackSafe?: boolean; }`,
  'node_modules/acme-ui/dist/js/components/Button.d.ts': BUTTON_TYPES,
  'node_modules/acme-ui/src/components/Button.tsx': BUTTON_SOURCE,
  'node_modules/acme-ui/dist/js/components/other.d.ts': OTHER_TYPES,
  'node_modules/acme-ui/src/components/other.tsx': OTHER_SOURCE,
  'node_modules/acme-ui/dist/js/components/Panel.d.ts': `declare const Panel: () => import("react").ReactElement;\nexport default Panel;`,
  'node_modules/acme-ui/dist/js/components/Tag.d.ts': `export interface TagProps { text: string; isNew?: boolean; }\ndeclare const Tag: import("react").FC<TagProps>;\nexport default Tag;`,
  'node_modules/acme-ui/dist/js/deprecated/index.d.ts': `export interface TagProps { label: string; }\nexport declare const Tag: import("react").FC<TagProps>;\nexport declare const OldTag: import("react").FC<TagProps>;`,
  'node_modules/acme-ui/deprecated/package.json': JSON.stringify({
    name: 'acme-ui-deprecated',
    main: '../dist/js/deprecated/index.js',
    types: '../dist/js/deprecated/index.d.ts'
  }),
  'node_modules/acme-extra/package.json': JSON.stringify({
    name: 'acme-extra',
    version: '1.0.0',
    exports: { '.': { types: './lib/index.d.ts' }, './charts': { types: './lib/charts.d.ts' }, './css/*': './css/*' }
  }),
  'node_modules/acme-extra/lib/index.d.ts': `
    import { ButtonProps } from 'acme-ui/dist/js/components/Button';
    export interface CardProps extends Omit<ButtonProps, 'color'> { title2?: string; count?: number; }
    export declare const Card: import("react").ForwardRefExoticComponent<CardProps>;
    export declare const Tag: () => null;
    import { Away } from 'far-away';
    export interface FarProps extends Away { near?: string; }
    export declare const Far: import("react").FC<FarProps>;`,
  'node_modules/acme-extra/lib/index.js': `
    import { createElement, forwardRef } from 'react';
    const CardBase = (_a) => { var { title2 = 'None', count = 3 } = _a, props = __rest(_a, ['title2']); return null; };
    export const Card = forwardRef((props, ref) => createElement(CardBase, Object.assign({ innerRef: ref }, props)));`,
  'node_modules/acme-extra/lib/charts.d.ts': `export interface ChartProps { data: number[]; }\nexport declare const Chart: import("react").FC<ChartProps>;`,
  'node_modules/acme-ui/dist/js/inner/Deep.d.ts': `export declare const Deep: import("react").FC<{ depth: number }>;`,
  'node_modules/far-away/package.json': JSON.stringify({ name: 'far-away', version: '1.0.0', types: 'index.d.ts' }),
  'node_modules/far-away/index.d.ts': `export interface Away { far: string; }`
};

/** A temporary site with React's types and packages installed. */
export interface ReferenceFolder {
  folder: string;
  /** Writes files: path relative to the folder -> text. */
  write(files: Record<string, string>): void;
  remove(): void;
}

/** Creates a site with the packages in `acme-ui` and `acme-extra`. */
export function createAcmeFolder(): ReferenceFolder {
  return createReferenceFolder(ACME_PACKAGES);
}

/** Creates a site with React's types and these files, usually below `node_modules`. */
export function createReferenceFolder(files: Record<string, string>): ReferenceFolder {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patternbook-reference-')));
  const write = (further: Record<string, string>): void => {
    for (const [relPath, text] of Object.entries(further)) {
      mkdirSync(dirname(join(folder, relPath)), { recursive: true });
      writeFileSync(join(folder, relPath), text);
    }
  };
  write(files);
  const types = join(folder, 'node_modules/@types');
  mkdirSync(types, { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../../node_modules/@types/react'), join(types, 'react'));
  return { folder, write, remove: () => rmSync(folder, { recursive: true }) };
}
