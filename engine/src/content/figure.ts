import type { Advice } from '../model.ts';
import type { InfoString } from './infoString.ts';

const ADVICE: Record<string, Advice> = { true: null, do: 'do', dont: 'dont' };

/** Whether a fence illustrates the prose around it: `figure`, `figure="do"` or `figure="dont"`. */
export function isFigure(info: InfoString): boolean {
  return info.attributes.has('figure');
}

/** Whether what a figure advises is known. */
export function hasKnownAdvice(info: InfoString): boolean {
  return String(info.attributes.get('figure')) in ADVICE;
}

/** What a figure advises; null for one that only shows, and null in place of a figure for other fences. */
export function figureOf(info: InfoString): { advice: Advice } | null {
  return isFigure(info) ? { advice: ADVICE[String(info.attributes.get('figure'))] ?? null } : null;
}
