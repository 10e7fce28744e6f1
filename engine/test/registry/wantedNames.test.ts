import { expect, it } from 'vitest';

import { wantedNames } from '../../src/registry/wantedNames.ts';
import type { ExampleCode, TabCode } from '../../src/tabCode.ts';

function example(code: string, lang: ExampleCode['lang'] = 'ts'): ExampleCode {
  return {
    title: 'Lamp',
    slug: 'lamp',
    lang,
    code,
    path: '/lamp/lamp',
    isFullscreen: false,
    previewId: '',
    previewClass: '',
    sourceLink: null,
    imports: {}
  };
}

it('collects what examples, their files and the Markdown import from packages', () => {
  const tab: TabCode = {
    page: 'Lamp',
    examples: {
      lamp: example(`
        import React, { useState } from 'react';
        import type { LampProps } from 'acme-types';
        import { Lamp, type Bulb } from 'acme-ui';
        import './lamp.css';
        export { rows } from './rows';`),
      markup: example(`import { Nothing } from 'acme-nothing'`, 'html')
    },
    bindings: {
      Icon: { from: { package: 'acme-icons' }, imported: 'Icon' },
      rows: { from: { file: 'acme/rows.ts' }, imported: 'rows' }
    },
    files: {
      'acme/rows.ts': {
        kind: 'code',
        code: `import * as tools from 'acme-tools';\nexport { Plug } from 'acme-ui';\nexport const load = () => import('acme-maps');`,
        imports: {}
      },
      'acme/texts.json': { kind: 'json', code: '{}' }
    },
    styles: []
  };
  const wanted = Object.fromEntries(
    [...wantedNames([tab])].map(([specifier, names]) => [specifier, [...names].sort()])
  );
  expect(wanted).toEqual({
    react: ['default', 'useState'],
    'acme-ui': ['Lamp', 'Plug'],
    'acme-icons': ['Icon'],
    'acme-tools': ['*'],
    'acme-maps': ['*']
  });
});
