import { describe, expect, it } from 'vitest';

import { linkableAnchors, referenceAnchors } from '../../src/content/referenceAnchors.ts';

const KNOB = {
  propComponents: [
    { component: 'Knob', source: null },
    { component: 'KnobGroup', source: null }
  ],
  cssPrefix: ['acme-knob']
};

describe('referenceAnchors', () => {
  it('gives each section, name and prefix a unique anchor', () => {
    expect(referenceAnchors(KNOB, [])).toEqual({
      functions: 'function-reference',
      props: 'props',
      cssVariables: 'css-variables',
      names: ['knob', 'knobgroup'],
      prefixes: ['acme-knob'],
      playground: 'props-playground',
      siblings: 'which-one-to-use',
      changes: 'changes'
    });
  });

  it('does not take the anchors of headings and examples', () => {
    const { props, names } = referenceAnchors(KNOB, ['props', 'knob']);
    expect([props, ...names]).toEqual(['props-0', 'knob-0', 'knobgroup']);
  });
});

describe('linkableAnchors', () => {
  const NOTHING = { propComponents: [], cssPrefix: [], functions: {} };

  it('lists only parts that the tab has', () => {
    expect(linkableAnchors(NOTHING, [])).toEqual([]);
    expect(linkableAnchors({ ...NOTHING, ...KNOB }, [])).toEqual([
      'props',
      'knob',
      'knobgroup',
      'css-variables',
      'acme-knob'
    ]);
    expect(linkableAnchors({ ...NOTHING, functions: { 'src/turn.ts': ['turn'] } }, [])).toEqual(['function-reference']);
  });
});
