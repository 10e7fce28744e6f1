import { describe, expect, it } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import { builtInAxes } from '../../../src/core/builtInAxes.ts';
import { ROOT_MARKS } from '../../../src/core/rootMarks.ts';
import { type ThemeAxis, listThemes } from '../../../src/core/themes.ts';

const SITE = {
  product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
  sections: [{ slug: 'parts', title: 'Parts' }]
};

const MARKS = Object.values(ROOT_MARKS).map(({ attribute }) => attribute);

const resolve = (themes?: object): readonly ThemeAxis[] =>
  resolveConfig({ ...SITE, ...(themes && { themes }) }, 'site.config.ts').themes;

const CALM = { name: 'calm', label: 'Calm' };
const LOUD = { name: 'loud', label: 'Loud' };
const MOOD = { name: 'mood', label: 'Mood', values: [CALM, LOUD] };

/** Resolves an axis of this site, and returns it. */
const resolveAxis = (axis: object): ThemeAxis | undefined => resolve({ axes: [axis] })[2];

describe('the themes of a site', () => {
  it('are those of color scheme and contrast by default, told by an attribute', () => {
    expect(resolve()).toEqual(builtInAxes());
    expect(listThemes(resolve()).map(({ classes, attributes }) => [classes, attributes['data-theme']])).toEqual(
      ['light', 'dark', 'light', 'dark'].map((name) => [[], name])
    );
  });

  it('have the classes and attributes that the design system expects', () => {
    const [colorScheme, contrast] = resolve({
      colorScheme: { light: {}, dark: { classes: ['acme-dark'] } },
      contrast: { standard: {}, high: { attributes: { 'data-contrast': 'more' } } }
    });
    expect(colorScheme?.values.map(({ classes, attributes }) => [classes, attributes])).toEqual([
      [[], {}],
      [['acme-dark'], {}]
    ]);
    expect(contrast?.values[1]?.attributes).toEqual({ 'data-contrast': 'more' });
    expect(colorScheme?.values.map(({ stored }) => stored)).toEqual(['light', 'dark']);
  });

  it('can differ in further axes', () => {
    expect(resolveAxis(MOOD)).toEqual({
      name: 'mood',
      label: 'Mood',
      key: 'patternbook-theme-mood',
      fallback: 'calm',
      values: [CALM, LOUD].map((value) => ({
        ...value,
        stored: value.name,
        query: null,
        unless: { values: [], query: null },
        classes: [],
        attributes: {}
      }))
    });
  });

  it('are stored under the keys and values that a site has had before', () => {
    const values = [CALM, { ...LOUD, stored: 'noisy', unless: { values: ['dark'], query: 'print' } }];
    const axis = resolveAxis({ ...MOOD, storageKey: 'acme-mood', default: 'loud', values });
    expect(axis).toMatchObject({ key: 'acme-mood', fallback: 'noisy' });
    expect(axis?.values[1]).toMatchObject({ stored: 'noisy', unless: { values: ['dark'], query: 'print' } });
  });

  it('follow the system where it has a say, unless the site says otherwise', () => {
    const values = [CALM, { ...LOUD, query: '(update: fast)' }];
    const fallbackOf = (choice?: string) => resolveAxis({ ...MOOD, values, default: choice })?.fallback;
    expect([undefined, 'system', 'calm', 'loud'].map(fallbackOf)).toEqual(['system', 'system', 'calm', 'loud']);
  });
});

const axisWith = (value: object) => ({ axes: [{ ...MOOD, values: [CALM, { ...LOUD, ...value }] }] });
const axesOf = (counts: number[]) =>
  counts.map((count, axis) => ({
    name: `axis${axis}`,
    label: 'Axis',
    values: Array.from({ length: count }, (_, at) => ({ name: `v${axis}-${at}`, label: 'Value' }))
  }));

describe('a configuration of themes is rejected with', () => {
  it.each<[string, object, string]>([
    ['two axes of a name', { axes: [MOOD, MOOD] }, 'axes.1.name: there are two axes or settings "mood"'],
    [
      'an axis of color schemes',
      { axes: [{ ...MOOD, name: 'colorScheme' }] },
      'axes.0.name: there are two axes or settings "colorScheme"'
    ],
    [
      'two axes of a key',
      { axes: [{ ...MOOD, storageKey: 'theme-preference' }] },
      'axes.0.storageKey: another preference has the key "theme-preference"'
    ],
    [
      'a key of the engine',
      { axes: [{ ...MOOD, storageKey: 'patternbook-direction' }] },
      'axes.0.storageKey: must not begin with "patternbook-"'
    ],
    [
      'a key with a space',
      { axes: [{ ...MOOD, storageKey: 'my mood' }] },
      'axes.0.storageKey: must consist of letters'
    ],
    [
      'the name of another setting in addresses',
      { axes: [{ ...MOOD, name: 'width' }] },
      'axes.0.name: there are two axes or settings "width"'
    ],
    [
      'a first value of another axis',
      { axes: [{ ...MOOD, values: [{ ...CALM, name: 'standard' }, LOUD] }] },
      'axes.0.values.0.name: there are two values "standard"'
    ],
    [
      'two values that are stored alike',
      axisWith({ stored: 'calm' }),
      'axes.0.values.1.stored: another choice of the axis is stored as "calm"'
    ],
    [
      'a value that is stored as the choice of the system',
      axisWith({ stored: 'system' }),
      'axes.0.values.1.stored: another choice of the axis is stored as "system"'
    ],
    ['a value of another axis', axisWith({ name: 'dark' }), 'axes.0.values.1.name: there are two values "dark"'],
    [
      'two values of a name',
      { axes: [{ ...MOOD, values: [CALM, LOUD, LOUD] }] },
      'axes.0.values.2.name: there are two values "loud"'
    ],
    [
      'a first value that gives way',
      { axes: [{ ...MOOD, values: [{ ...CALM, unless: { values: ['dark'] } }, LOUD] }] },
      'axes.0.values.0.unless: the first value is the one that others give way to'
    ],
    [
      'a first value that gives way to the system',
      { axes: [{ ...MOOD, values: [{ ...CALM, unless: { query: 'print' } }, LOUD] }] },
      'axes.0.values.0.unless: the first value is the one that others give way to'
    ],
    ...['sad', 'loud', 'calm'].map((other): [string, object, string] => [
      `a value that gives way to ${other}`,
      axisWith({ unless: { values: [other] } }),
      `axes.0.values.1.unless.values: "${other}" is not a value of another axis`
    ]),
    [
      'a default that is no value',
      { axes: [{ ...MOOD, default: 'sad' }] },
      'axes.0.default: "sad" is neither a value of the axis nor "system"'
    ],
    [
      'a default that the system can’t choose',
      { axes: [{ ...MOOD, default: 'system' }] },
      'axes.0.default: no value of the axis has a "query" by which the system could choose it'
    ],
    ['a single value', { axes: [{ ...MOOD, values: [CALM] }] }, 'axes.0.values: '],
    [
      'too many combinations',
      { axes: axesOf([4, 4]) },
      'axes: the axes have 64 combinations with color scheme and contrast; 52 are possible'
    ],
    ...['lang', 'class', 'onclick', 'data-in-theme', 'data-unsaved-x', ...MARKS].map(
      (attribute): [string, object, string] => [
        `the attribute ${attribute}`,
        axisWith({ attributes: { [attribute]: 'x' } }),
        `axes.0.values.1.attributes.${attribute}: is an attribute that a theme can’t set`
      ]
    ),
    [
      'a quote in an attribute',
      axisWith({ attributes: { 'data-mood': '">' } }),
      'axes.0.values.1.attributes.data-mood: must not contain quotes, "<", ">" or "&"'
    ],
    ['two classes in one', axisWith({ classes: ['a b'] }), 'axes.0.values.1.classes.0: must be one class name'],
    ['a name with spaces', axisWith({ name: 'very loud' }), 'axes.0.values.1.name: must begin with a letter, and']
  ])('%s', (_, themes, message) => {
    expect(() => resolve(themes)).toThrow(`themes.${message}`);
  });

  it('nothing if values exclude each other so that enough combinations remain', () => {
    const [first, second] = axesOf([4, 4]);
    const names = first?.values.slice(1).map(({ name }) => name);
    const values = second?.values.map((value, at) => (at === 0 ? value : { ...value, unless: { values: names } }));
    expect(listThemes(resolve({ axes: [first, { ...second, values }] }))).toHaveLength(28);
  });
});
