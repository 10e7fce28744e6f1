import { choiceValues } from '../../core/propTypes.ts';
import type { PlaygroundNeed } from '../../core/playground.ts';
import type { PropRow } from '../entry.ts';

/** What a property needs to have an effect, by its name. */
export type Needs = ReadonlyMap<string, PlaygroundNeed>;

/** Words for a boolean property's subject: `isLoading` switches on what `loadingText` is about. */
const SWITCH = /^(?:is|has|can|show|with)(?=[A-Z])/;

/** Ends of names for the look of something that has a property of its own, such as an icon. */
const LOOK = /^(?:Position|Placement|Alignment|Align|Side|Location|Size|Color|Variant|Weight|Spacing|Gap)$/;

/** Ends of names for what takes the place of something that is missing. */
const INSTEAD = /^(?:Placeholder|Fallback|Default)/;

/** Sentences that name other properties for the opposite reason. */
const NEGATION = /\b(?:not|never|except|unless|instead|other than|without|override|overrides)\b|n't\b/i;

/**
 * Finds the properties that only have an effect together with another one, from what a library says about itself: its
 * descriptions ("Only applies when isDocked is true", "on a plain button variant"), and its names (`hamburgerVariant`
 * belongs to `isHamburger`, `iconPosition` to `icon`).
 * @param stated facts that take precedence
 */
export function findNeeds(props: readonly PropRow[], stated: Readonly<Record<string, PlaygroundNeed>> = {}): Needs {
  const needs = new Map<string, PlaygroundNeed>();
  for (const prop of props) {
    const need = Object.hasOwn(stated, prop.name)
      ? stated[prop.name]
      : (describedNeed(prop, props) ?? describedChoice(prop, props) ?? namedNeed(prop, props));
    if (need && need.name !== prop.name && !leadsTo(need.name, prop.name, needs)) {
      needs.set(prop.name, need);
    }
  }
  return needs;
}

/** Whether a property needs another one, directly or not. */
function leadsTo(name: string, target: string, needs: Needs): boolean {
  const next = needs.get(name)?.name;
  return next !== undefined && (next === target || leadsTo(next, target, needs));
}

/** Reads "only applies when isDocked is true", "only with `icon`", "only if orientation is 'vertical'". */
function describedNeed({ name, description }: PropRow, props: readonly PropRow[]): PlaygroundNeed | null {
  for (const sentence of sentencesOf(description)) {
    const [, condition = ''] = /\bonly\b(?:\s+[\w-]+){0,6}?\s+(?:when|if|with|while)\s+(.*)/i.exec(sentence) ?? [];
    const [, other = '', rest = ''] = /^(?:the\s+)?[`'"]?(\w+)[`'"]?(.*)/s.exec(condition) ?? [];
    const prop = NEGATION.test(sentence) ? undefined : props.find((each) => each.name === other && other !== name);
    if (prop) {
      const values = choiceValues(prop.type).filter((value) => new RegExp(`["'\`]${literal(value)}["'\`]`).test(rest));
      return values.length > 0 ? { name: other, values } : { name: other };
    }
  }
  return null;
}

/** Reads "styling of secondary or link button variants", where `variant` has these values. */
function describedChoice({ name, description }: PropRow, props: readonly PropRow[]): PlaygroundNeed | null {
  for (const choice of props) {
    const values = choice.name === name ? [] : choiceValues(choice.type);
    if (values.length > 1) {
      const value = `["'\`]?(?:${values.map(literal).join('|')})["'\`]?`;
      const phrase = new RegExp(
        `\\b(${value}(?:(?:,| or| and|, or|, and) ${value})*)(?: \\w+)? ${choice.name}s?\\b`,
        'i'
      );
      for (const sentence of sentencesOf(description)) {
        const [, named] = (NEGATION.test(sentence) ? null : phrase.exec(sentence)) ?? [];
        if (named !== undefined) {
          const words = named.split(/[^\w-]+/);
          return { name: choice.name, values: values.filter((each) => words.includes(each)) };
        }
      }
    }
  }
  return null;
}

/** Finds the property whose subject the name begins with: `isHamburger` for `hamburgerVariant`, `icon` for `iconPosition`. */
function namedNeed({ name, required }: PropRow, props: readonly PropRow[]): PlaygroundNeed | null {
  const isAbout = ({ name: other, type }: PropRow): boolean => {
    const isSwitch = type === 'boolean' && SWITCH.test(other);
    const subject = isSwitch ? other.replace(SWITCH, '').replace(/^./, (first) => first.toLowerCase()) : other;
    const end = name.slice(subject.length);
    const isLonger = name.startsWith(subject) && /^[A-Z]/.test(end);
    return isLonger && (isSwitch ? !INSTEAD.test(end) : LOOK.test(end));
  };
  const found = required ? undefined : props.find(isAbout);
  return found ? { name: found.name } : null;
}

function sentencesOf(description: string): string[] {
  return description.split(/(?<=[.;])\s+/);
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
