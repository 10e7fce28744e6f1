import { SYSTEM, type ThemeAxis, combinations, listThemes } from '../core/themes.ts';

/** What the script in the head has to know of a value of an axis. */
interface ScriptValue {
  stored: string;
  classes: readonly string[];
  attributes: Readonly<Record<string, string>>;
  query?: string;
  /** Places of values in whose presence the first one applies: index of the axis, and of the value. */
  unless?: readonly (readonly [axis: number, value: number])[];
  unlessQuery?: string;
  /** Whether it needs the style sheet of themes. */
  sheet?: true;
}

/** The axes of themes, the color scheme first. */
interface ScriptThemes {
  axes: readonly { key: string; system: string; fallback: string; values: readonly ScriptValue[] }[];
  /** Code of each theme, by the indexes of its values with that of the first axis varying fastest; a space for none. */
  codes: string;
}

/**
 * Applies the stored preferences to the root element, and again when the operating system's settings change, or when
 * another tab or the page itself (event `patternbook:preferences`) stores others.
 *
 * Serialized into the head of every document, so it must not refer to anything outside itself.
 */
function followPreferences({ axes, codes }: ScriptThemes): void {
  const root = document.documentElement;
  const queries = new Map<string, MediaQueryList>();
  const matches = (query: string | undefined): boolean => {
    if (query === undefined) {
      return false;
    }
    const known = queries.get(query) ?? matchMedia(query);
    if (!queries.has(query)) {
      queries.set(query, known);
      known.addEventListener('change', apply);
    }
    return known.matches;
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
  const put = (name: string, value: string): void => {
    if (root.getAttribute(name) !== value) {
      root.setAttribute(name, value);
    }
  };

  const mark = (name: string, key: string, values: string[]): void => {
    const value = stored(key) ?? '';
    if (values.includes(value)) {
      put(name, value);
    } else {
      root.removeAttribute(name);
    }
  };

  const address = document.querySelector<HTMLMetaElement>('meta[name="patternbook:theme-stylesheet"]')?.content;
  // While the document is parsed, in contrast to when an event is handled.
  let isParsing = document.currentScript !== null;
  let sheet: HTMLLinkElement | null = null;
  let isSheetLoaded = address === undefined;

  const watchSheet = (link: HTMLLinkElement): void => {
    sheet = link;
    link.addEventListener('load', () => {
      isSheetLoaded = true;
      apply();
    });
    link.addEventListener('error', () => {
      link.remove();
      sheet = null;
      isSheetLoaded = false;
    });
  };

  // Most readers don't need the rules of high contrast. If they can't be loaded, the page keeps its colors, and the next
  // call tries again.
  const loadSheet = (href: string): void => {
    if (isParsing) {
      // oxlint-disable-next-line typescript/no-deprecated -- only written links delay the first paint in all browsers
      document.write(`<link rel=stylesheet href="${href}">`);
      document.querySelectorAll<HTMLLinkElement>(`link[href="${href}"]`).forEach(watchSheet);
      isSheetLoaded = true;
    } else {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      watchSheet(link);
      document.head.append(link);
    }
  };

  // Of the values that differ by theme, only the current theme's are shown.
  const shown = document.createElement('style');

  /** Returns the index of each axis' value. */
  const currentValues = (): number[] => {
    const chosen = axes.map(({ key, system, fallback, values }) => {
      const asked = stored(key);
      const choice = asked === system || values.some((value) => value.stored === asked) ? asked : fallback;
      const index = values.findIndex((value) => (choice === system ? matches(value.query) : value.stored === choice));
      return Math.max(index, 0);
    });
    return chosen.map((index, axis) => {
      const value = axes[axis]?.values[index];
      const givesWay = value?.unless?.some(([other, otherValue]) => chosen[other] === otherValue);
      return givesWay || matches(value?.unlessQuery) ? 0 : index;
    });
  };

  const applyTheme = (indexes: readonly number[]): void => {
    const values = axes.map((axis, index) => axis.values[indexes[index] ?? 0]);
    const needsSheet = values.some((value) => value?.sheet);
    if (needsSheet && sheet === null && address !== undefined) {
      loadSheet(address);
    }
    // Without its rules, nothing of a theme applies: half of it could be unreadable.
    const applied = values.map((value, index) => (value?.sheet && !isSheetLoaded ? axes[index]?.values[0] : value));
    const classes = new Set(applied.flatMap((value) => value?.classes ?? []));
    const attributes = Object.fromEntries(applied.flatMap((value) => Object.entries(value?.attributes ?? {})));
    for (const value of axes.flatMap((axis) => axis.values)) {
      value.classes.forEach((name) => root.classList.toggle(name, classes.has(name)));
      Object.keys(value.attributes).forEach((name) => attributes[name] ?? root.removeAttribute(name));
    }
    Object.entries(attributes).forEach(([name, value]) => put(name, value));
    const place = applied.reduceRight((sum, value, index) => {
      const { values: own = [] } = axes[index] ?? {};
      return (
        sum * own.length +
        Math.max(
          own.findIndex((each) => each === value),
          0
        )
      );
    }, 0);
    const code = codes[place] ?? 'a';
    if (root.getAttribute('data-in-theme') !== code) {
      put('data-in-theme', code);
      shown.textContent = `[data-in]:not([data-in*='${code}']){display:none}`;
    }
  };

  const apply = (): void => {
    const indexes = currentValues();
    applyTheme(indexes);
    put('dir', stored('patternbook-direction') === 'rtl' ? 'rtl' : 'ltr');
    mark('data-text-size', 'patternbook-text-size', ['small', 'large', 'larger']);
    mark('data-content-width', 'patternbook-content-width', ['wide']);
    mark('data-motion', 'patternbook-motion', ['reduced']);
    mark('data-cookie-banner', 'gdpr-banner-closed', ['true']);
    // The light color comes first. The browser's toolbar follows the reader's choice rather than the system's.
    document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, index) => {
      meta.media = index === indexes[0] ? '' : 'not all';
    });
  };

  const lightenForPaper = (): void => applyTheme([0, ...currentValues().slice(1)]);

  document.head.append(shown);
  apply();
  isParsing = false;
  addEventListener('beforeprint', lightenForPaper);
  addEventListener('afterprint', apply);
  // A page from the back/forward cache may have missed a change.
  addEventListener('pageshow', apply);
  addEventListener('storage', apply);
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
  const places = new Map(
    axes.flatMap(({ values }, axis) => values.map(({ name }, index) => [name, [axis, index] as const] as const))
  );
  const placesOf = (names: readonly string[]) =>
    names.map((name) => places.get(name)).filter((place) => place !== undefined);
  const themes: ScriptThemes = {
    axes: axes.map(({ key, fallback, values }) => ({
      key,
      system: values.some(({ query }) => query !== null) ? SYSTEM : '',
      fallback,
      values: values.map(({ name, stored, classes, attributes, query, unless }) => {
        const all = [...new Set([...(shellClasses[name] ?? []), ...classes])];
        return {
          stored,
          classes: all,
          attributes,
          ...(query !== null && { query }),
          ...(unless.values.length > 0 && { unless: placesOf(unless.values) }),
          ...(unless.query !== null && { unlessQuery: unless.query }),
          ...(all.some(needsSheet) && { sheet: true as const })
        };
      })
    })),
    codes: codesByPlace(axes)
  };
  return `(${followPreferences.toString()})(${JSON.stringify(themes)})`;
}

function codesByPlace(axes: readonly ThemeAxis[]): string {
  const codes = new Map(listThemes(axes).map(({ values, code }) => [Object.values(values).join(), code]));
  const names = combinations(axes).map((values) => values.map(({ name }) => name).join());
  return names.map((each) => codes.get(each) ?? ' ').join('');
}
