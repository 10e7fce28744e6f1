import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorPart } from '../../../browser/links.ts';
import {
  DEFAULT_SETTINGS,
  LEAST_WIDTH,
  MOST_WIDTH,
  type PreviewSettings,
  describeSettings,
  fragmentOf,
  isDefault,
  settingsOfFragment
} from './previewSettings.ts';

const anySettings: fc.Arbitrary<PreviewSettings> = fc.record({
  themes: fc.record(
    { colorScheme: fc.constantFrom('light', 'dark'), contrast: fc.constantFrom('standard', 'high-contrast') },
    { requiredKeys: [] }
  ),
  direction: fc.constantFrom('ltr', 'rtl', null),
  width: fc.option(fc.integer({ min: LEAST_WIDTH, max: MOST_WIDTH })),
  hasLargeText: fc.boolean(),
  hasOutlines: fc.boolean()
});

describe('settings of a preview in its link', () => {
  it('read as they were written', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const fragment = fragmentOf('with-icons', settings);
        expect(settingsOfFragment(fragment)).toEqual(isDefault(settings) ? null : settings);
        expect(anchorPart(fragment)).toBe('#with-icons');
      })
    );
  });

  it('are short, and absent where there are none', () => {
    expect(fragmentOf('basic', DEFAULT_SETTINGS)).toBe('#basic');
    expect(
      fragmentOf('basic', {
        ...DEFAULT_SETTINGS,
        themes: { contrast: 'high-contrast', colorScheme: 'dark' },
        width: 390,
        hasOutlines: true
      })
    ).toBe('#basic?colorScheme=dark&contrast=high-contrast&width=390&outlines=on');
  });

  it('count as not said where they are wrong', () => {
    expect(settingsOfFragment('#basic?colorScheme=purple&width=wide&text=9000&direction=up')).toBeNull();
    expect(settingsOfFragment('#basic?colorScheme=high-contrast&contrast=standard')).toEqual({
      ...DEFAULT_SETTINGS,
      themes: { contrast: 'standard' }
    });
  });

  it('leave out axes and values that the site doesn’t have', () => {
    expect(settingsOfFragment('#basic?mood=loud&theme=dark&__proto__=dark')).toBeNull();
    fc.assert(
      fc.property(anySettings, fc.stringMatching(/^[a-z]{1,9}$/), (settings, value) => {
        const themes = { mood: value, ...settings.themes };
        expect(fragmentOf('basic', { ...settings, themes })).toBe(fragmentOf('basic', settings));
        const written = fragmentOf('basic', { ...settings, width: 390 });
        expect(settingsOfFragment(`${written}&mood=${value}`)).toEqual({ ...settings, width: 390 });
      })
    );
  });

  it('keep a width within what a preview can have', () => {
    expect(settingsOfFragment('#basic?width=1e9')?.width).toBe(MOST_WIDTH);
    expect(settingsOfFragment('#basic?width=-5')?.width).toBe(LEAST_WIDTH);
    expect(settingsOfFragment('#basic?width=Infinity')).toBeNull();
  });

  it('never fail, whatever an address holds', () => {
    fc.assert(fc.property(fc.string(), (text) => void settingsOfFragment(`#${text}`)));
  });

  it('can be said in words', () => {
    expect(describeSettings(DEFAULT_SETTINGS)).toBe('as the page');
    expect(describeSettings({ ...DEFAULT_SETTINGS, direction: 'rtl', width: 390, hasLargeText: true })).toBe(
      'right to left, 390 pixels wide, text at 200 %'
    );
    const themes = { contrast: 'high-contrast', colorScheme: 'dark', mood: 'loud' };
    expect(describeSettings({ ...DEFAULT_SETTINGS, themes })).toBe('dark, high contrast');
  });
});
