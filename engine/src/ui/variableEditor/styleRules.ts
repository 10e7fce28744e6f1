/** Finds the cascade layer in which the page's style sheets set a property; null for none. */
export function layerOf(property: string): string | null {
  for (const sheet of document.styleSheets) {
    const layer = findLayer(rulesOf(sheet), property, null);
    if (layer !== undefined) {
      return layer;
    }
  }
  return null;
}

function findLayer(rules: Iterable<CSSRule>, property: string, layer: string | null): string | null | undefined {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.style.getPropertyValue(property) !== '') {
      return layer;
    }
    if (rule instanceof CSSGroupingRule) {
      const found = findLayer(rule.cssRules, property, rule instanceof CSSLayerBlockRule ? rule.name : layer);
      if (found !== undefined) {
        return found;
      }
    }
  }
  return undefined;
}

/** Returns the rules of a style sheet; none for cross-origin ones, which can't be read. */
export function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

/** A declaration as the browser reads it. */
export interface ParsedDeclaration {
  property: string;
  value: string;
}

/** Reads a text that is one whole declaration; null if it is none, ends early, or leaves anything open. */
export function parseDeclaration(text: string): ParsedDeclaration | null {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`a{${text}}b{}`);
  const [rule, next] = sheet.cssRules;
  const isWhole =
    sheet.cssRules.length === 2 &&
    rule instanceof CSSStyleRule &&
    next instanceof CSSStyleRule &&
    next.selectorText === 'b' &&
    rule.style.length === 1 &&
    // A rule within the rule, which older browsers don't know.
    !('cssRules' in rule && rule.cssRules.length > 0);
  const [property = ''] = isWhole ? rule.style : [];
  const value = isWhole ? rule.style.getPropertyValue(property).trim() : '';
  return value === '' ? null : { property, value };
}

/** Whether a text is one whole value: it neither ends its declaration nor leaves anything open. */
export function isWholeValue(text: string): boolean {
  return parseDeclaration(`--x:${text}`)?.property === '--x';
}

/** Converts a color for color inputs, e.g. `#0066cc`. @param probe an element of the page; its color is overwritten */
export function hexColor(color: string, probe: HTMLElement): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) {
    return '#000000';
  }
  probe.style.color = color;
  context.fillStyle = getComputedStyle(probe).color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
