import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { findPackageFolder } from '../../../src/content/packages.ts';

const ENGINE = path.resolve(import.meta.dirname, '../../..');

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

const manifest = (version: string, rest: object = {}): string =>
  JSON.stringify({
    name: 'acme-ui',
    version,
    main: 'index.js',
    types: 'index.d.ts',
    peerDependencies: { react: '*' },
    ...rest
  });

const DIALOG = `
import * as React from 'react';
export interface DialogProps {
  title: string;
  isOpen?: boolean;
  onClose?: () => void;
}
export declare const Dialog: React.FunctionComponent<DialogProps>;
`;

const OLD = {
  'package.json': manifest('1.0.0'),
  'index.d.ts': `
import * as React from 'react';
export interface ButtonProps extends React.HTMLProps<HTMLButtonElement> {
  /** Looks. */
  variant?: 'primary' | 'plain';
  open?: boolean;
  label?: string;
  note?: string;
}
export declare const Button: React.FunctionComponent<ButtonProps>;
export interface Column { name: string; width?: number; }
export declare const Tile: React.FunctionComponent<{ title: string }>;
export declare function useLayout(): number;
export * from './dialog';
`,
  'dialog.d.ts': DIALOG,
  'index.js': "export const Button = ({ variant = 'primary', ...props }) => null;\nexport const Tile = () => null;\n",
  'button.css': '.acme-v1-button { --acme-v1-button--Color: red; --acme-v1-button--Old: 1px }',
  'tokens.css': ':root { --acme-color: red; --acme-size: 4px }\n.dark { --acme-color: pink }',
  'icons/bell.svg': '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  'docs/button.md':
    '---\nid: Button\nsection: components\n---\n\n### Basic\n\n```js\n<Button />\n```\n\n### Old look\n\n```js\n<Button />\n```\n'
};

const NEW = {
  'package.json': manifest('2.0.0', {
    exports: { '.': './index.js', './deprecated': './deprecated/index.js' }
  }),
  'index.d.ts': `
import * as React from 'react';
export interface ButtonProps extends React.HTMLProps<HTMLButtonElement> {
  /** Looks. */
  variant?: 'primary' | 'plain' | 'link';
  isOpen?: boolean;
  label: string;
  /** @deprecated Say it in the label. */
  note?: string;
  size?: number;
}
export declare const Button: React.FunctionComponent<ButtonProps>;
export interface Column { name: string; width: number | string; sortable?: boolean; }
export declare const Badge: React.FunctionComponent<{ count: number }>;
export declare function useGrid(): number;
`,
  'deprecated/index.d.ts': DIALOG,
  'deprecated/index.js': 'export const Dialog = () => null;',
  'index.js': "export const Button = ({ variant = 'plain', ...props }) => null;\nexport const Badge = () => null;\n",
  'button.css': '.acme-v2-button { --acme-v2-button--Color: red; --acme-v2-button--New: 1px }',
  'tokens.css': ':root { --acme-color: red; --acme-space: 8px }\n.dark { --acme-color: blue }',
  'icons/clock.svg': OLD['icons/bell.svg'],
  'docs/button.md': OLD['docs/button.md'].replace('Old look', 'New look')
};

const CONFIG = `export default {
  product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: 'acme-ui' },
  sections: [{ slug: 'components', title: 'Components' }],
  tabs: [{ id: 'react', label: 'React' }],
  sources: [{ package: 'acme-ui', source: 'react', include: ['docs/*.md'] }],
  themes: { colorScheme: { light: {}, dark: { classes: ['dark'] } } },
  reference: {
    cssVariables: [{ package: 'acme-ui', include: ['button.css'], prefix: 'acme-{name}' }],
    tokens: { sheets: [{ package: 'acme-ui', include: ['tokens.css'] }], names: '^--acme-[a-z]+$' },
    icons: { package: 'acme-ui', include: 'icons/*.svg' }
  }
};
`;

/**
 * Writes two projects, `one` and `two`, that have installed two releases of a package, the package itself in `package`,
 * and the configuration of a site that documents it in `site`.
 */
export function writeReleases(folder: string): void {
  const types = findPackageFolder('@types/react', ENGINE) ?? '';
  for (const [project, files] of [
    ['one', OLD],
    ['two', NEW]
  ] as const) {
    const modules = path.join(folder, project, 'node_modules');
    write(path.join(folder, project), { 'package.json': '{ "private": true, "dependencies": { "acme-ui": "*" } }' });
    write(path.join(modules, 'acme-ui'), files);
    mkdirSync(path.join(modules, '@types'));
    symlinkSync(types, path.join(modules, '@types/react'));
  }
  write(path.join(folder, 'package'), NEW);
  write(path.join(folder, 'site'), { 'site.config.ts': CONFIG });
}
