import { OWN_THEME_ID } from '../core/interfaceIds.ts';
import { siteDirection } from '../core/language.ts';
import { ROOT_MARKS } from '../core/rootMarks.ts';
import { SYSTEM, type ThemeAxis, combinations, themeOf } from '../core/themes.ts';

type Direction = ReturnType<typeof siteDirection>;

/** What the script in the head has to know of a value of an axis. */
interface ScriptValue {
  stored: string;
  /** Attributes of the root element, and its classes, whose names begin with a dot. */
  root: Readonly<Record<string, string>>;
  query?: string;
  unlessQuery?: string;
  /** Whether it needs the style sheet of themes. */
  sheet?: true;
}

interface ScriptAxis {
  key: string;
  /** Stored preference for the value that the system asks for, if there is one. */
  system?: string;
  fallback: string;
  values: readonly ScriptValue[];
}

/**
 * Applies the stored preferences to the root element, and again when the operating system's settings change, or when
 * another tab or the page itself (event `patternbook:preferences`) stores others.
 *
 * Serialized into the head of every document, so it must not refer to anything outside itself.
 * @param axes of themes, the color scheme first
 * @param codes of the themes that apply with all combinations of values, that of the first axis varying fastest. What
 *   gives way becomes a first value, so the combination of a theme itself is the first one with its code.
 * @param ownThemeId id of the style sheet of the reader's own theme
 * @param direction of the site's language
 * @param marks name of an attribute, key of the preference, and values of the attribute
 */
function followPreferences(
  axes: readonly ScriptAxis[],
  codes: string,
  ownThemeId: string,
  direction: Direction,
  marks: readonly (readonly [name: string, key: string, ...values: string[]])[]
): void {
  const root = document.documentElement;
  const queries = new Map<string, MediaQueryList>();
  const matches = (query = 'not all'): boolean => {
    let list = queries.get(query);
    if (!list) {
      list = matchMedia(query);
      list.addEventListener('change', apply);
      queries.set(query, list);
    }
    return list.matches;
  };

  const stored = (key: string): string | null => {
    try {
      // Values that the browser refused to store last for the visit.
      return root.getAttribute(`data-unsaved-${key}`) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  // Setting an attribute to its current value would invalidate the styles of the whole page.
  const put = (name: string, value: string | undefined): void => {
    if (value === undefined) {
      root.removeAttribute(name);
    } else if (root.getAttribute(name) !== value) {
      root.setAttribute(name, value);
    }
  };

  const address = document.querySelector<HTMLMetaElement>('meta[name="patternbook:theme-stylesheet"]')?.content;
  // While the document is parsed, in contrast to when an event is handled.
  let isParsing = document.currentScript !== null;
  /** Undefined if it isn't there, and nobody has asked for it. */
  let isSheetLoaded = address ? undefined : true;

  // Most readers don't need the rules of high contrast. If they can't be loaded, the page keeps its colors, and the next
  // call tries again.
  const loadSheet = (): void => {
    const html = `<link rel=stylesheet href="${address}">`;
    if (isParsing) {
      // oxlint-disable-next-line typescript/no-deprecated -- only written links delay the first paint in all browsers
      document.write(html);
    } else {
      document.head.insertAdjacentHTML('beforeend', html);
    }
    isSheetLoaded = isParsing;
    const link = document.querySelector(`link[href="${address}"]`);
    link?.addEventListener('load', () => {
      isSheetLoaded = true;
      apply();
    });
    link?.addEventListener('error', () => {
      link.remove();
      isSheetLoaded = undefined;
    });
  };

  // Of the values that differ by theme, only the current theme's are shown.
  const shown = document.createElement('style');

  /** Returns the index of each axis' value. */
  const chosenValues = (): number[] =>
    axes.map(({ key, system, fallback, values }) => {
      const asked = stored(key);
      const choice = asked === system || values.some((value) => value.stored === asked) ? asked : fallback;
      const index = values.findIndex((value) => (choice === system ? matches(value.query) : value.stored === choice));
      const value = values[index];
      return value && !matches(value.unlessQuery) ? index : 0;
    });

  const themeOf = (chosen: readonly number[]) => {
    const code = codes.charAt(
      axes.reduceRight((sum, { values }, axis) => sum * values.length + (chosen[axis] ?? 0), 0)
    );
    let place = codes.indexOf(code);
    const values = axes.map((axis) => {
      const index = place % axis.values.length;
      place = (place - index) / axis.values.length;
      return axis.values[index];
    });
    return { code, values };
  };

  const applyTheme = (chosen: readonly number[]): void => {
    let { code, values } = themeOf(chosen);
    if (values.some((value) => value?.sheet)) {
      if (isSheetLoaded === undefined) {
        loadSheet();
      }
      if (!isSheetLoaded) {
        // Without its rules, nothing of a theme applies: half of it could be unreadable.
        ({ code, values } = themeOf(chosen.map((index, axis) => (values[axis]?.sheet ? 0 : index))));
      }
    }
    const state = Object.assign({}, ...values.map((value) => value?.root)) as Record<string, string>;
    for (const name of axes.flatMap((axis) => axis.values.flatMap((value) => Object.keys(value.root)))) {
      if (name.startsWith('.')) {
        root.classList.toggle(name.slice(1), name in state);
      } else {
        put(name, state[name]);
      }
    }
    put('data-in-theme', code);
    const rule = `[data-in]:not([data-in*='${code}']){display:none}`;
    if (shown.textContent !== rule) {
      shown.textContent = rule;
    }
  };

  const apply = (): void => {
    const chosen = chosenValues();
    applyTheme(chosen);
    const other = direction === 'rtl' ? 'ltr' : 'rtl';
    put('dir', stored('patternbook-direction') === other ? other : direction);
    for (const [name, key, ...values] of marks) {
      const value = stored(key);
      put(
        name,
        values.find((each) => each === value)
      );
    }
    // The light color comes first. The browser's toolbar follows the reader's choice rather than the system's.
    document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, index) => {
      meta.media = index === chosen[0] ? '' : 'not all';
    });
  };

  document.head.append(shown);
  // The reader's own theme (`ui/ownTheme`), until the script that reads it is there.
  const ownTheme = stored('patternbook-own-theme') && stored('patternbook-own-theme-css');
  if (ownTheme) {
    const style = document.createElement('style');
    style.id = ownThemeId;
    style.textContent = ownTheme;
    document.head.append(style);
  }
  apply();
  isParsing = false;
  addEventListener('beforeprint', () => applyTheme([0, ...chosenValues().slice(1)]));
  // A page from the back/forward cache may have missed a change.
  for (const name of ['afterprint', 'pageshow', 'storage']) {
    addEventListener(name, apply);
  }
  document.addEventListener('patternbook:preferences', apply);
}

/**
 * Returns the text of the script that applies stored preferences before the first paint (requirement 4.3).
 * @param shellClasses classes of the interface's own look, by the names of the values that need them
 * @param needsSheet whether rules of a class are in the style sheet of themes, which is loaded on demand
 */
export function themeScript(
  axes: readonly ThemeAxis[],
  shellClasses: Readonly<Record<string, readonly string[]>>,
  needsSheet: (className: string) => boolean
): string {
  const data = axes.map(({ key, fallback, values }): ScriptAxis => ({
    key,
    ...(values.some(({ query }) => query !== null) && { system: SYSTEM }),
    fallback,
    values: values.map(({ name, stored, classes, attributes, query, unless }) => {
      const all = [...(shellClasses[name] ?? []), ...classes];
      return {
        stored,
        root: { ...Object.fromEntries(all.map((each) => [`.${each}`, ''])), ...attributes },
        ...(query !== null && { query }),
        ...(unless.query !== null && { unlessQuery: unless.query }),
        ...(all.some(needsSheet) && { sheet: true as const })
      };
    })
  }));
  const codes = combinations(axes).map((values) => themeOf(axes, values).code);
  const marks = Object.values(ROOT_MARKS).map(({ attribute, key, values }) => [attribute, key, ...values]);
  const values = [data, codes.join(''), OWN_THEME_ID, siteDirection(), marks].map((each) => JSON.stringify(each));
  return `(${followPreferences.toString()})(${values.join()})`;
}
