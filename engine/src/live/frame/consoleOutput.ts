import * as texts from '../../core/texts.ts';
import type { ConsoleLevel } from './protocol.ts';

const LEVELS: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error', 'debug'];
const { console: frameConsole } = globalThis;
/** Maximum number of messages per run, both to the page and to the browser's console. */
const MAX_MESSAGES = 200;
const MAX_LENGTH = 2000;
const MAX_DEPTH = 3;
const MAX_MEMBERS = 20;

/** Methods for developer tools alone. Programs could call those of their results, which nothing counts. */
const TOOLS = ['context', 'createTask', 'profile', 'profileEnd', 'timeStamp'];

/**
 * Patches the console so that messages are also reported as text. All methods share one limit, also those that browsers
 * may add: thousands of calls a second would block the browser, including the page.
 */
export function captureConsole(onMessage: (level: ConsoleLevel, text: string) => void): void {
  let count = 0;
  let isFull = false;
  for (const name of TOOLS) {
    Reflect.deleteProperty(frameConsole, name);
  }
  for (const name of methodNames(frameConsole)) {
    const method = frameConsole[name as ConsoleLevel].bind(frameConsole);
    const level = LEVELS.find((known) => known === name);
    const write = (...values: unknown[]): void => {
      count += 1;
      if (count < MAX_MESSAGES) {
        method(...values.map(truncateString));
        if (level) {
          onMessage(level, formatValues(values));
        }
      } else if (level && !isFull) {
        isFull = true;
        onMessage('info', texts.run.moreOutput);
      }
    };
    Object.defineProperty(frameConsole, name, { value: write, writable: true, configurable: true, enumerable: true });
  }
}

/** Names of all methods of an object, its own and inherited ones. */
function methodNames(owner: object): string[] {
  const inherited = Object.getOwnPropertyNames(Object.getPrototypeOf(owner) ?? {});
  const names = new Set([...Object.getOwnPropertyNames(owner), ...inherited]);
  Object.getOwnPropertyNames(Object.prototype).forEach((name) => names.delete(name));
  return [...names].filter((name) => typeof (owner as Record<string, unknown>)[name] === 'function');
}

/** Formats the arguments of a console call, including format specifiers (`%s`). Never throws, even if a value does. */
export function formatValues(values: readonly unknown[]): string {
  try {
    const [first, ...rest] = values.slice(0, MAX_MEMBERS).map(truncateString);
    const formatted =
      typeof first === 'string' && /%[sdifoOc]/.test(first)
        ? fillPlaceholders(first, rest)
        : [first, ...rest].slice(0, values.length).map(formatValue);
    return shorten(formatted.join(' '));
  } catch {
    return texts.run.valueWithoutText;
  }
}

/** Truncates excessively long strings before processing. */
function truncateString(value: unknown): unknown {
  return typeof value === 'string' ? shorten(value) : value;
}

function shorten(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function fillPlaceholders(format: string, values: unknown[]): string[] {
  const left = [...values];
  const text = format.replace(/%[sdifoOc]/g, (placeholder) => {
    if (left.length === 0) {
      return placeholder;
    }
    const value = left.shift();
    return placeholder === '%c' ? '' : formatValue(value);
  });
  return [text, ...left.map(formatValue)];
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : format(value, 0);
}

function format(value: unknown, depth: number): string {
  if (typeof value === 'string') {
    return JSON.stringify(shorten(value));
  }
  if (typeof value === 'function') {
    return `ƒ ${value.name || 'anonymous'}()`;
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  if (value instanceof Error) {
    return String(value);
  }
  if (value instanceof Element) {
    return `<${value.localName}${value.id === '' ? '' : ` id="${value.id}"`}>`;
  }
  return depth >= MAX_DEPTH ? '…' : formatMembers(value, depth + 1);
}

function formatMembers(value: object, depth: number): string {
  if (isList(value)) {
    const shown = Array.from({ length: Math.min(value.length, MAX_MEMBERS) }, (_, index) => value[index]);
    return `[${joined(
      shown.map((member) => format(member, depth)),
      value.length
    )}]`;
  }
  const keys = Object.keys(value);
  const members = keys.slice(0, MAX_MEMBERS).map((key) => `${key}: ${formatMember(value, key, depth)}`);
  return `{${joined(members, keys.length)}}`;
}

/** Arrays and typed arrays, which can have gigabytes: avoid enumerating all their keys. */
function isList(value: object): value is ArrayLike<unknown> {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value);
}

function joined(members: readonly string[], count: number): string {
  return [...members, ...(count > MAX_MEMBERS ? ['…'] : [])].join(', ');
}

/** Getters may throw. */
function formatMember(value: object, key: string, depth: number): string {
  try {
    return format((value as Record<string, unknown>)[key], depth);
  } catch {
    return texts.run.unreadable;
  }
}
