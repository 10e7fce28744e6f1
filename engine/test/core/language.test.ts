import { afterEach, describe, expect, it } from 'vitest';

import { resolveConfig } from '../../src/core/config.ts';
import { fillCount } from '../../src/core/fillText.ts';
import {
  compareTexts,
  createComparison,
  formatDate,
  formatList,
  formatNumber,
  formatPercent,
  isEnglish,
  pluralForm,
  sentencesOf,
  setLanguage,
  siteDirection
} from '../../src/core/language.ts';
import { applyWording } from '../../src/core/siteTexts.ts';
import * as texts from '../../src/core/texts.ts';

const ENGLISH = { language: 'en', texts: {} };

afterEach(() => applyWording(ENGLISH));

it('formats a date alike in every time zone', () => {
  expect(formatDate('2026-08-03')).toBe('August 3, 2026');
  expect(formatDate('2024-02-29')).toBe('February 29, 2024');
});

describe('language', () => {
  it('determines the form of numbers, dates, and lists, also after a change', () => {
    expect([formatNumber(1295.5), formatNumber(4.5, 2), formatPercent(0.971)]).toEqual(['1,295.5', '4.50', '97.1%']);
    setLanguage('de');
    expect([formatNumber(1295.5), formatNumber(4.5, 2)]).toEqual(['1.295,5', '4,50']);
    expect(formatPercent(0.971)).toMatch(/^97,1\s%$/);
    expect(formatDate('2026-08-03')).toBe('3. August 2026');
    expect(formatList(['Rot', 'Grün', 'Blau'])).toBe('Rot, Grün und Blau');
  });

  it('determines the order of texts', () => {
    const names = ['Zähler', 'Ångström', 'Apfel', 'Ärger'];
    expect(names.toSorted(compareTexts)).toEqual(['Ångström', 'Apfel', 'Ärger', 'Zähler']);
    setLanguage('sv');
    expect(names.toSorted(compareTexts)).toEqual(['Apfel', 'Zähler', 'Ångström', 'Ärger']);
    expect(['10', '9'].toSorted(createComparison({ numeric: true }))).toEqual(['9', '10']);
  });

  it('determines plurals, whose missing forms are the general one', () => {
    const forms = { one: 'strona', few: 'strony', other: 'stron' };
    setLanguage('pl');
    expect([1, 2, 5].map((count) => pluralForm(forms, count))).toEqual(['strona', 'strony', 'stron']);
    setLanguage('fr');
    expect([0, 2].map((count) => pluralForm({ one: 'page', other: 'pages' }, count))).toEqual(['page', 'pages']);
  });

  it('determines the direction', () => {
    const directionOf = (tag: string): string => {
      setLanguage(tag);
      return siteDirection();
    };
    expect(['en', 'ar', 'he', 'fa-IR', 'ur', 'az', 'pa-Arab'].map(directionOf)).toEqual([
      'ltr',
      'rtl',
      'rtl',
      'rtl',
      'rtl',
      'ltr',
      'rtl'
    ]);
  });

  it('is English in all regions', () => {
    expect(['en', 'en-GB', 'EN', 'enm', 'de'].map(isEnglish)).toEqual([true, true, true, false, false]);
  });

  it('divides text into sentences', () => {
    expect(sentencesOf('One. Two!')).toEqual(['One. ', 'Two!']);
  });

  it('falls back to English, not to the language of the machine, where a language is unknown', () => {
    setLanguage('tlh');
    expect(formatNumber(1295)).toBe('1,295');
  });
});

describe('wording', () => {
  it('replaces texts with all plural forms of the language', () => {
    const count = { one: '{count} wynik', few: '{count} wyniki', many: '{count} wyników', other: '{count} wyniku' };
    applyWording({ language: 'pl', texts: { search: { count } } });
    expect([1, 3, 5].map((number) => fillCount(texts.search.count, number))).toEqual([
      '1 wynik',
      '3 wyniki',
      '5 wyników'
    ]);
    applyWording(ENGLISH);
    expect(fillCount(texts.search.count, 3)).toBe('3 results');
  });
});

describe('language of a site', () => {
  const SITE = {
    product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
    sections: [{ slug: 'components', title: 'Components' }]
  };

  it('is English by default', () => {
    expect(resolveConfig(SITE, 'site.config.ts').language).toBe('en');
    expect(resolveConfig({ ...SITE, language: 'pt-BR' }, 'site.config.ts').language).toBe('pt-BR');
  });

  it.each(['', 'german', 'de_DE', 'de-'])('is not %j', (language) => {
    expect(() => resolveConfig({ ...SITE, language }, 'site.config.ts')).toThrow(
      'language: must be a language tag (BCP 47), such as "en", "de", or "pt-BR"'
    );
  });

  it('allows slugs of any script, but only those that its pages can have', () => {
    const sectionsOf = (slug: string) => () =>
      resolveConfig({ ...SITE, sections: [{ slug, title: 'Section' }] }, 'site.config.ts').sections[0]?.slug;
    expect(sectionsOf('überblick')()).toBe('überblick');
    expect(sectionsOf('Überblick')).toThrow('must be a slug: small letters of any script, digits, ".", "~" or "-"');
    expect(sectionsOf('a b')).toThrow('sections.0.slug');
  });
});
