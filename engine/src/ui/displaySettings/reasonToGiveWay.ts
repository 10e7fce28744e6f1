import { fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';
import { valueName } from '../../core/themeTexts.ts';
import {
  type MatchesQuery,
  type ThemeAxis,
  type ThemeValue,
  allowedBySystem,
  giveWay,
  obstacleOf
} from '../../core/themes.ts';

/**
 * Tells why a chosen value of a theme axis doesn't apply: it gives way to a value of another axis, or to the system's
 * settings. Null if it applies.
 * @param chosen values of all axes, in their order
 */
export function reasonToGiveWay(
  axes: readonly ThemeAxis[],
  axis: ThemeAxis,
  chosen: readonly ThemeValue[],
  matchesQuery: MatchesQuery
): string | null {
  const value = chosen[axes.indexOf(axis)] ?? axis.values[0];
  const allowed = axes.map((each, at) => allowedBySystem(each, chosen[at] ?? each.values[0], matchesQuery));
  const isAllowed = allowed.includes(value);
  const other =
    nameObstacle(giveWay(axes, allowed), value, []) ?? (isAllowed ? null : texts.displaySettings.systemSettings);
  return other && fillText(texts.displaySettings.givesWay, { value: valueName(value), other });
}

/**
 * Names what a value gives way to, and what that gives way to in turn; null if it applies.
 * @param steps values of all axes as they give way; some give way to one that has come back only then
 * @param former values that give way to this one, directly or not
 */
function nameObstacle(
  steps: readonly (readonly ThemeValue[])[],
  value: ThemeValue,
  former: readonly ThemeValue[]
): string | null {
  const obstacle = steps.map((values) => obstacleOf(value, values)).find((found) => found !== undefined);
  // Two values may give way to each other.
  if (!obstacle || former.includes(value)) {
    return null;
  }
  const next = nameObstacle(steps, obstacle, [...former, value]);
  const other = valueName(obstacle);
  return next === null ? other : fillText(texts.displaySettings.givesWayItself, { other, next });
}
