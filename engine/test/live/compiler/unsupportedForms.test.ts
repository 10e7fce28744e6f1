import { expect, it } from 'vitest';

import * as texts from '../../../src/core/texts.ts';
import { findUnsupportedForm } from '../../../src/live/compiler/unsupportedForms.ts';

it.each([
  ['namespace Shapes { export const square = 4; }', texts.run.namespaces],
  ['namespace Outer { namespace Inner { let a = 1; } }', texts.run.namespaces],
  ['@sealed class A {}', texts.run.decorators],
  ['class A { @bound m() {} }', texts.run.decorators],
  ['class A { accessor count = 7; }', texts.run.accessors],
  ['const a = <use xlink:href="#a" />;', texts.run.namespacedNames],
  ['const a = import.meta.url;', texts.run.importMeta],
  ["import React = require('react');", texts.run.importRequire],
  ['export = 1;', texts.run.exportAssignment]
])('names the form: %s', (code, message) => {
  expect(findUnsupportedForm(`\n${code}\nexport const X = () => <p />;`)).toMatchObject({ message, line: 2 });
});

it.each([
  'namespace Types { export type A = 1; interface B {} }',
  'declare namespace Global { const a: number }',
  'class A { accessor = 7; }',
  "import a from 'acme-ui'; const b = import('acme-ui'); export { a };",
  'enum Kind { one } const a = { "b:c": 1 };'
])('lets pass: %s', (code) => {
  expect(findUnsupportedForm(code)).toBeNull();
});
