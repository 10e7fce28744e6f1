import type { MeasuredContrast } from '../../core/measures.ts';

/** Colors of a part as the browser computes them. */
export interface FoundColors extends Pick<MeasuredContrast, 'part' | 'within' | 'subject'> {
  /** Candidates, of which the one with most contrast counts; empty if there is nothing to see. */
  fronts: string[];
  /** Background colors behind them, the nearest first; null if there is an image, or something is translucent. */
  layers: string[] | null;
}

/**
 * Runs in the page, so it refers to nothing outside itself: collects the colors of texts, icons, and edges of an
 * example's components. The order is the same in all themes.
 * @param prefixes classes of the components
 */
export function collectColors(root: Element, prefixes: readonly string[]): FoundColors[] {
  const isTranslucent = (color: string): boolean => color.startsWith('rgba(') || color.includes('/');
  /** A ripple waits as a gradient so large that only its middle is in the element, which is transparent. */
  const showsNoImage = ({ backgroundImage, backgroundSize }: CSSStyleDeclaration): boolean =>
    /^radial-gradient\(\w+, rgba\(0, 0, 0, 0\)/.test(backgroundImage) && parseFloat(backgroundSize) >= 1000;
  /** Colors of generated boxes that cover an element behind its content, such as the ground of a label. */
  const generatedBehind = (element: Element): string[] =>
    ['::before', '::after'].flatMap((pseudo) => {
      const { content, position, zIndex, width, height, backgroundColor } = getComputedStyle(element, pseudo);
      const isBehind = content !== 'none' && position === 'absolute' && Number(zIndex) < 0;
      const box = element.getBoundingClientRect();
      // Borders of an element are outside of such a box.
      const covers = parseFloat(width) >= 0.9 * box.width && parseFloat(height) >= 0.9 * box.height;
      return isBehind && covers ? [backgroundColor] : [];
    });
  const layersOf = (start: Element | null): string[] | null => {
    const layers: string[] = [];
    for (let element = start; element; element = element.parentElement) {
      const style = getComputedStyle(element);
      const { backgroundColor } = style;
      if ((style.backgroundImage !== 'none' && !showsNoImage(style)) || style.opacity !== '1') {
        return null;
      }
      for (const color of [...generatedBehind(element), backgroundColor]) {
        layers.push(color);
        if (!isTranslucent(color)) {
          return layers;
        }
      }
    }
    return [...layers, 'rgb(255, 255, 255)'];
  };
  const componentOf = (element: Element): Element | null => {
    const found = element.closest(prefixes.map((prefix) => `.${CSS.escape(prefix)}`).join(','));
    // The text of a label, and what it draws instead of a native control, belong to the control.
    const control = element.closest('label')?.control;
    const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null || control?.matches(':disabled');
    return found === null || isDisabled === true || !root.contains(found) || !isVisible(element) ? null : found;
  };
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1;
  };
  const blockOf = (component: Element): string => prefixes.find((prefix) => component.classList.contains(prefix)) ?? '';
  const selectorOf = (element: Element, own: string): string => {
    const others = [...element.classList].filter((name) => name !== own).sort();
    return [own, ...others].map((name) => `.${name}`).join('');
  };
  const namesOf = (subject: Element, component: Element): Pick<FoundColors, 'part' | 'within'> => {
    const block = blockOf(component);
    const around: string[] = [];
    for (let element = subject; element !== component; element = element.parentElement ?? component) {
      const own = [...element.classList].find((name) => name.startsWith(`${block}__`));
      if (own !== undefined) {
        around.push(selectorOf(element, own));
      }
    }
    const [nearest] = around;
    const varied = around.find((selector) => selector.lastIndexOf('.') > 0);
    const within = [varied, nearest].filter((selector) => selector !== undefined);
    return { part: selectorOf(component, block), within: [...new Set(within)] };
  };
  const found: FoundColors[] = [];

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const component = element && walker.currentNode.textContent?.trim() ? componentOf(element) : null;
    if (element && component) {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      // WCAG: 18 points, or 14 points and bold.
      const isLarge = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
      found.push({
        ...namesOf(element, component),
        subject: isLarge ? 'largeText' : 'text',
        fronts: [color],
        layers: layersOf(element)
      });
    }
  }

  for (const icon of root.querySelectorAll('svg')) {
    const component = componentOf(icon);
    if (component) {
      const { fill, stroke } = getComputedStyle(icon.querySelector('path, circle, rect, polygon, line') ?? icon);
      const fronts = [fill, stroke].filter((color) => color !== 'none');
      found.push({ ...namesOf(icon, component), subject: 'icon', fronts, layers: layersOf(icon) });
    }
  }

  for (const component of root.querySelectorAll(prefixes.map((prefix) => `.${CSS.escape(prefix)}`).join(','))) {
    if (
      componentOf(component) === component &&
      component.matches('a, button, input, select, textarea, [tabindex], [role]')
    ) {
      const borders = [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(component, pseudo);
        const isThere = pseudo === undefined || style.content !== 'none';
        return isThere && parseFloat(style.borderTopWidth) > 0 ? [style.borderTopColor] : [];
      });
      const { backgroundColor, opacity } = getComputedStyle(component);
      found.push({
        ...namesOf(component, component),
        subject: 'edge',
        fronts: [...borders, backgroundColor].filter((color) => !/^rgba\(.*, 0\)$|\/ 0\)$/.test(color)),
        layers: opacity === '1' ? layersOf(component.parentElement) : null
      });
    }
  }
  return found;
}
