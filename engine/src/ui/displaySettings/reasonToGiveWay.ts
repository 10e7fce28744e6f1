import { fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';
import { valueName } from '../../core/themeTexts.ts';
import type { Theme, ThemeAxis } from '../../core/themes.ts';

/**
 * Tells why a chosen value of a theme axis doesn't apply: it gives way to a value of another axis, or to the system's
 * settings. Null if it applies.
 * @param stored the chosen value as in local storage
 * @param theme of the page
 */
export function reasonToGiveWay(
  axes: readonly ThemeAxis[],
  { name: axis, values }: ThemeAxis,
  stored: string,
  theme: Theme,
  matchesQuery: (query: string) => boolean
): string | null {
  const value = values.find((each) => each.stored === stored);
  if (!value || theme.values[axis] === value.name) {
    return null;
  }
  const current = Object.values(theme.values);
  const other = axes
    .flatMap((each) => each.values)
    .find(({ name }) => value.unless.values.includes(name) && current.includes(name));
  if (other) {
    const reason = fillText(texts.displaySettings.givesWayToValue, { other: valueName(other) });
    return fillText(texts.displaySettings.givesWay, { value: valueName(value), reason });
  }
  const { query } = value.unless;
  return query !== null && matchesQuery(query)
    ? fillText(texts.displaySettings.givesWay, {
        value: valueName(value),
        reason: texts.displaySettings.givesWayToSystem
      })
    : null;
}
