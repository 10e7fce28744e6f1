import { expect } from 'vitest';

import type { LintData } from '../../src/lint/data.ts';
import { createLinter } from '../../src/lint/linter.ts';
import { checkFile } from '../../src/live/checker/checkFile.ts';
import { lintFile } from '../../src/tools/lint/lintFiles.ts';

const NODE = ['boolean', 'number', 'object', 'string'] as const;

/** A small system with what the starter site's package lacks. */
const data: LintData = {
  packages: [
    { name: 'acme-ui', version: '2.0.0', exports: null, hasMain: true, folders: ['dist/dynamic/'] },
    { name: 'acme-icons', version: '2.0.0', exports: null, hasMain: true, folders: [] }
  ],
  modules: {
    'acme-ui': {
      components: { Button: 0, Radio: 1, TextField: 2, Card: 3, CardBody: 4 },
      others: ['ButtonVariant', 'useCard'],
      enums: { ButtonVariant: ['primary', 'plain'] }
    },
    'acme-ui/next': { components: { Stepper: 3, Chip: 5 }, others: [] },
    'acme-icons': { components: { CloseIcon: 6 }, others: [] }
  },
  components: [
    {
      props: {
        variant: { accepts: [], values: ['primary', 'plain'] },
        component: { accepts: ['any'] },
        children: { accepts: NODE },
        icon: { accepts: NODE },
        isDisabled: { accepts: ['boolean'] }
      },
      groups: [0]
    },
    {
      props: { id: { accepts: ['string'], required: true }, name: { accepts: ['string'], required: true } },
      groups: [0]
    },
    { props: { id: { accepts: ['string'] }, title: { accepts: NODE } }, groups: [0] },
    {
      props: {
        names: { accepts: ['string'] },
        gap: { accepts: ['object'], fields: { default: ['gapSm', 'gapMd'], large: ['gapSm', 'gapMd'] } },
        isCompact: { accepts: ['boolean'] },
        bodyClassName: { accepts: ['string'] }
      },
      groups: [0]
    },
    { props: {}, groups: [0] },
    { props: {}, groups: [0], deprecated: 'Use Button.' },
    { props: {}, groups: [0] }
  ],
  groups: [['children', 'className', 'dangerouslySetInnerHTML', 'headers', 'id', 'onClick', 'style', 'title', 'type']],
  styles: {
    variablePrefixes: ['--acme-'],
    variables: ['--acme-color', '--acme-space'],
    classPrefixes: ['acme-'],
    classes: ['acme-button', 'acme-card', 'acme-dark']
  },
  tokens: [
    { name: '--acme-color', value: '#151515', isColor: true, isSemantic: true },
    { name: '--acme-space', value: '8px', isColor: false, isSemantic: true }
  ],
  contrasts: [],
  nesting: { 'acme-ui': { CardBody: ['Card'] } },
  layouts: [],
  names: [
    {
      module: 'acme-ui',
      component: 'Button',
      when: {},
      oneOf: ['children', 'aria-label'],
      around: { Card: { names: 'button' } }
    },
    { module: 'acme-ui', component: 'TextField', when: {}, oneOf: ['id', 'aria-label'] }
  ],
  iconPackages: ['acme-icons'],
  pages: {},
  tokensPage: null
};

export const acmeLinter = createLinter(data);

/** What the checker says of code, such as `unknown-prop 2 variant`: rule, line, and suggestion. */
export function findingsIn(code: string, file = 'a.tsx'): string[] {
  const { findings, failure } = lintFile(file, code, acmeLinter);
  return [
    ...(failure === null ? [] : [failure]),
    ...findings.map(({ rule, line, suggestion }) =>
      [rule, line, ...(suggestion === null ? [] : [suggestion])].join(' ')
    )
  ];
}

/** The same, for code that has to have the same findings in browsers. */
export function foundInBoth(code: string, file = 'a.tsx'): string[] {
  expect(checkFile({ name: file, text: code }, acmeLinter).findings).toEqual(lintFile(file, code, acmeLinter).findings);
  return findingsIn(code, file);
}
