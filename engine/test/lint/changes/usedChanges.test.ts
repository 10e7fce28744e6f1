import { describe, expect, it } from 'vitest';

import { parseSync } from 'oxc-parser';

import { compareSnapshots } from '../../../src/history/compareSnapshots.ts';
import { NO_FACTS, type Snapshot } from '../../../src/history/snapshot.ts';
import { usedChanges } from '../../../src/lint/changes/usedChanges.ts';
import { createUseReader } from '../../../src/lint/changes/useReader.ts';
import type { Uses } from '../../../src/lint/changes/uses.ts';
import type { LintData } from '../../../src/lint/data.ts';

const before: Snapshot = {
  ...NO_FACTS,
  packages: { 'acme-ui': '1.0.0', 'acme-icons': '1.0.0', 'acme-old': '1.0.0', 'acme-tokens': '1.0.0' },
  components: {
    'acme-ui/Dialog': {
      props: {
        size: { type: "'sm' | 'md'" },
        gap: { type: 'Space' },
        isFlat: { type: 'boolean', deprecated: 'Use variant.' },
        open: { type: 'boolean' },
        tone: { type: 'string', default: "'calm'" },
        label: { type: 'string' },
        wide: { type: 'boolean' },
        note: { type: 'string' }
      }
    },
    'acme-ui/Tag': { props: {}, deprecated: 'Use Label.' },
    'acme-ui/Menu': { props: {} },
    'acme-ui/Menu.Item': { props: { text: { type: 'string' } } },
    'acme-ui/Card': { props: { title: { type: 'string' } } }
  },
  exports: {
    'acme-ui/useDialog': {},
    'acme-ui/format': {},
    'acme-ui/Row': { fields: { id: { type: 'string' }, key: { type: 'string' }, a: { type: 'string' } } }
  },
  variables: { 'acme-card': ['--acme-v1-card--Color', '--acme-v1-card--Gone', '--acme-stays'] },
  tokens: { '--acme-color--ink': { light: '#000' }, '--acme-color--old': { light: '#111' } },
  icons: { 'acme-icons': ['arrow-up'] }
};
const after: Snapshot = {
  ...NO_FACTS,
  packages: { 'acme-ui': '2.0.0', 'acme-icons': '2.0.0', 'acme-tokens': '2.0.0' },
  components: {
    'acme-ui/Dialog': {
      props: {
        size: { type: "'md' | 'lg'" },
        gap: { type: 'Spacing' },
        isOpen: { type: 'boolean' },
        tone: { type: 'string', default: "'loud'" },
        label: { type: 'string', required: true },
        wide: { type: 'boolean | number' },
        note: { type: 'string', deprecated: 'Use text.' },
        id: { type: 'string', required: true },
        extra: { type: 'string' }
      }
    },
    'acme-ui/Menu': { props: {} },
    'acme-ui/Menu.Item': { props: {} },
    'acme-ui/next/Card': { props: { title: { type: 'string' } } }
  },
  exports: {
    'acme-ui/next/useDialog': {},
    'acme-ui/Row': { fields: { id: { type: 'number' }, a: { type: 'string | number' }, b: { type: 'string' } } }
  },
  variables: { 'acme-card': ['--acme-v2-card--Color', '--acme-stays'] },
  tokens: { '--acme-color--ink': { light: '#001' } },
  icons: { 'acme-icons': [] }
};

const DATA: LintData = {
  packages: [],
  modules: {},
  components: [],
  groups: [],
  styles: {
    variablePrefixes: ['--acme-'],
    variables: [],
    classPrefixes: ['acme-'],
    classes: ['acme-v2-card', 'acme-stays']
  },
  tokens: [],
  contrasts: [],
  nesting: {},
  layouts: [],
  names: [],
  iconPackages: [],
  pages: {},
  tokensPage: null
};

const reader = createUseReader(DATA);
const script = (code: string): Uses => reader.ofScript(parseSync('a.tsx', code).program, code);

const releases = { before, after, changes: compareSnapshots(before, after) };

/** What concerns a file: `subject kind name: lines`, with refused values and messages. */
function found(uses: Uses): string[] {
  return usedChanges(uses, releases).map(({ change, lines, isBreaking, refused, message }) => {
    const { subject, kind } = change;
    const name =
      subject === 'prop'
        ? change.prop
        : subject === 'field'
          ? change.field
          : (change as unknown as Record<string, string>)[subject];
    const rest = [...refused, ...(message === null ? [] : [message])].join(' ');
    return `${isBreaking ? '!' : ''}${subject} ${kind} ${name}: ${lines.join()}${rest === '' ? '' : ` (${rest})`}`;
  });
}

/** Sets all that would be missing otherwise. */
const COMPLETE = 'tone="a" label="b" id="c"';

describe('the changes that concern a file', () => {
  it('are those of the properties that its elements set', () => {
    const code = `import { Dialog } from 'acme-ui';
      const a = <Dialog ${COMPLETE} isFlat open />;
      const b = <Dialog ${COMPLETE} wide note="x" open={false} />;`;
    expect(found(script(code))).toEqual([
      '!prop removed isFlat: 2 (Use variant.)',
      '!prop renamed isOpen: 2,3',
      'prop deprecated note: 3'
    ]);
  });

  it('are values that are gone, and types of which nobody knows', () => {
    const code = `import { Dialog } from 'acme-ui';
      const a = [<Dialog ${COMPLETE} size="md" />, <Dialog ${COMPLETE} size={b ? 'sm' : 'md'} />];
      const b = <Dialog ${COMPLETE}
        size={c}
        gap={space} />;`;
    expect(found(script(code))).toEqual(["!prop type size: 2,4 ('sm')", '!prop type gap: 5']);
  });

  it('are defaults and what is required now, where an element does not set it', () => {
    const code = `import { Dialog } from 'acme-ui';
      const a = <Dialog label="a" />;
      const b = <Dialog {...props} />;`;
    expect(found(script(code))).toEqual(['!prop added id: 2', 'prop default tone: 2']);
    expect(found(script("import { Dialog } from 'acme-ui';\n<Dialog id='a' tone='b' />"))).toEqual([
      '!prop required label: 2'
    ]);
  });

  it('are components and exports that were moved or removed, also through files of the package', () => {
    const code = `import { Tag, useDialog, format } from 'acme-ui';
      import { Card as Box } from 'acme-ui/dist/Card';
      import * as UI from 'acme-ui';
      import Old from 'acme-old';
      const a = <Tag />;
      const b = <UI.Menu.Item text="a" />;`;
    expect(found(script(code))).toEqual([
      '!component removed acme-ui/Tag: 1,5 (Use Label.)',
      '!export removed acme-ui/format: 1',
      '!export moved acme-ui/next/useDialog: 1',
      '!component moved acme-ui/next/Card: 2',
      '!package removed acme-old: 4',
      '!prop removed text: 6'
    ]);
  });

  it('are properties of the types that it imports', () => {
    expect(found(script("import type { Row } from 'acme-ui';"))).toEqual(['field removed key: 1', 'field type id: 1']);
  });

  it('are variables, tokens, and icons, also as constants', () => {
    const code = `import { acme_color_old } from 'acme-tokens';
      import acme_color_new from 'acme-tokens/dist/acme_color_new';
      import ArrowUpIcon from 'acme-icons/dist/arrow-up';
      const a = <p style={{ color: 'var(--acme-color--ink)', margin: 'var(--acme-v1-card--Color)' }} />;
      const b = ['--acme-color--old', '--acme-v1-card--Gone', '--acme-stays', '--acme-v2-card--Color'];`;
    expect(found(script(code))).toEqual([
      '!token removed --acme-color--old: 1,5',
      '!icon removed arrow-up: 3',
      '!variable renamed --acme-v2-card--Color: 4',
      '!variable removed --acme-v1-card--Gone: 5',
      'token value --acme-color--ink: 4'
    ]);
  });

  it('are classes that the later release does not have', () => {
    expect(
      found(reader.ofMarkup('<p class="acme-v1-card">\n<p class="acme-v1-card acme-gone acme-stays other">'))
    ).toEqual(['!class renamed acme-v1-card: 1,2', '!class removed acme-gone: 2']);
    expect(found(reader.ofSheet('.acme-v1-card {\ncolor: var(--acme-color--old) }'))).toEqual([
      '!class renamed acme-v1-card: 1',
      '!token removed --acme-color--old: 2'
    ]);
  });

  it('are none for other packages and names that a file declares again', () => {
    const code = `import { Dialog } from 'other-ui';
      import { Tag } from 'acme-ui/dist/Tag';
      const a = <Dialog isFlat />;
      function Local({ Tag }) { return <Tag />; }`;
    expect(found(script(code))).toEqual(['!component removed acme-ui/Tag: 2 (Use Label.)']);
  });
});
