import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import { AXES } from '../../../core/siteThemes.ts';
import { valueName } from '../../../core/themeTexts.ts';
import type { ChosenValues } from '../../../core/themes.ts';
import { anchorPart } from '../../../browser/links.ts';

/** Overrides of the page's environment in the preview of one example; null, false, or empty for none. */
export interface PreviewSettings {
  /** Values by the names of their theme axes; none for those of the page. */
  themes: ChosenValues;
  direction: 'ltr' | 'rtl' | null;
  /** Pixels. */
  width: number | null;
  hasLargeText: boolean;
  hasOutlines: boolean;
}

export const DEFAULT_SETTINGS: PreviewSettings = {
  themes: {},
  direction: null,
  width: null,
  hasLargeText: false,
  hasOutlines: false
};

/** Preset viewport widths, in pixels. */
export const WIDTHS = { phone: 390, tablet: 768, desktop: 1200 } as const;

export const LEAST_WIDTH = 240;
export const MOST_WIDTH = 2400;

/** Percent; the text size that WCAG 1.4.4 requires pages to support. */
export const LARGE_TEXT_SIZE = 200;

export function isDefault({ themes, ...settings }: PreviewSettings): boolean {
  return (
    Object.keys(themes).length === 0 && Object.values(settings).every((value) => value === null || value === false)
  );
}

/** Rounds and limits the width of a preview, in pixels. */
export function clampWidth(width: number): number {
  return Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, Math.round(width)));
}

/** Returns the URL fragment of an example with these settings, e.g. `#basic?colorScheme=dark&width=390`. */
export function fragmentOf(slug: string, settings: PreviewSettings): string {
  const { themes, direction, width, hasLargeText, hasOutlines } = settings;
  const query = new URLSearchParams([
    ...AXES.flatMap(({ name }) => (themes[name] === undefined ? [] : [[name, themes[name]]])),
    ...(direction === null ? [] : [['direction', direction]]),
    ...(width === null ? [] : [['width', String(width)]]),
    ...(hasLargeText ? [['text', String(LARGE_TEXT_SIZE)]] : []),
    ...(hasOutlines ? [['outlines', 'on']] : [])
  ]);
  return query.size === 0 ? `#${slug}` : `#${slug}?${query}`;
}

/** Parses the settings in a fragment; null for none. Invalid values are ignored. */
export function settingsOfFragment(fragment: string): PreviewSettings | null {
  const query = new URLSearchParams(fragment.slice(anchorPart(fragment).length));
  const width = Number(query.get('width') ?? NaN);
  const settings: PreviewSettings = {
    themes: themesOf(query),
    direction: oneOf(['ltr', 'rtl'], query.get('direction')),
    width: Number.isFinite(width) ? clampWidth(width) : null,
    hasLargeText: query.get('text') === String(LARGE_TEXT_SIZE),
    hasOutlines: query.get('outlines') === 'on'
  };
  return isDefault(settings) ? null : settings;
}

/** Describes settings in a few words for screen readers. */
export function describeSettings(settings: PreviewSettings): string {
  const { themes, direction, width, hasLargeText, hasOutlines } = settings;
  const spoken = texts.previewSettings.spoken;
  const parts = [
    ...AXES.flatMap(({ name, values }) => values.filter((value) => value.name === themes[name]).map(valueName)),
    direction && spoken[direction],
    width && fillText(spoken.width, { width: `${width}` }),
    hasLargeText && fillText(spoken.textSize, { percent: LARGE_TEXT_SIZE }),
    hasOutlines && spoken.outlines
  ];
  const text = parts.filter((part) => part !== null && part !== false && part !== 0).join(', ');
  return text === '' ? spoken.asPage : text;
}

function themesOf(query: URLSearchParams): ChosenValues {
  const chosen = AXES.map(
    ({ name, values }) =>
      [
        name,
        oneOf(
          values.map((value) => value.name),
          query.get(name)
        )
      ] as const
  );
  return Object.fromEntries(chosen.filter((choice): choice is [string, string] => choice[1] !== null));
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}
