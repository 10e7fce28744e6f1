import { describe, expect, it } from 'vitest';

import { withCodeBreaks } from './codeBreaks.ts';

const partsOf = (code: string): string[] => withCodeBreaks(`<code>${code}</code>`).slice(6, -7).split('<wbr>');

describe('withCodeBreaks', () => {
  it.each([
    ['aria-label'],
    ['-f layouts'],
    ['--pf-c--'],
    ['isAriaDisabled'],
    ['aria-describedby'],
    ['&lt;SelectOption&gt;']
  ])('keeps short code on one line: %s', (code) => {
    expect(partsOf(code)).toEqual([code]);
  });

  it.each([
    ['--acme-t--global--spacer--md', ['--acme-t', '--global', '--spacer', '--md']],
    ['global/text/color/subtle', ['global/text/', 'color/subtle']],
    ['searchKnobDocuments', ['searchKnob', 'Documents']],
    ['ERR_MODULE_NOT_FOUND', ['ERR_MODULE_', 'NOT_FOUND']],
    ['spinnerAriaLabelledBy', ['spinnerAria', 'LabelledBy']],
    ['.acme-v6-c-alert__title.acme-m-truncate', ['.acme-v6-c-alert__', 'title', '.acme-m-truncate']],
    ['.acme-knob--dial.acme-m-read-only', ['.acme-knob', '--dial', '.acme-m-read-only']],
    ['KnobDefaults.label', ['KnobDefaults', '.label']],
    ['--acme-c-multiple-file-upload--Gap', ['--acme-c-', 'multiple-', 'file-upload', '--Gap']],
    ['npm install @acme/react-knobs', ['npm ', 'install ', '@acme/react-knobs']],
    ['acme://knobs/index', ['acme://knobs/', 'index']]
  ])('breaks long code where its words begin: %s', (code, parts) => {
    expect(partsOf(code)).toEqual(parts);
  });

  it('leaves no part that is wider than a column, and no entity in pieces', () => {
    expect(partsOf('x'.repeat(45)).map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(partsOf('&lt;'.repeat(21))).toEqual(['&lt;'.repeat(20), '&lt;']);
  });

  it('changes nothing but the text of inline code', () => {
    const html = '<p>searchKnobDocuments</p><pre><code>searchKnobDocuments</code></pre>';
    expect(withCodeBreaks(html)).toBe(html);
    expect(withCodeBreaks('<code class="searchKnobDocuments">a <b>searchKnobDocuments</b></code>')).toBe(
      '<code class="searchKnobDocuments">a <b>searchKnob<wbr>Documents</b></code>'
    );
  });
});
