import type { MeasuredTarget, Reach } from '../../core/measures.ts';

interface TargetInput {
  /** Classes of the components whose targets are listed; those of others only need space. */
  prefixes: readonly string[];
  /** Least width and height, CSS pixels. */
  least: number;
}

/**
 * Runs in the page, so it refers to nothing outside itself: measures the targets of an example's components, and says
 * how each meets success criterion 2.5.8 of WCAG 2.2. Disabled ones are no targets.
 */
export function measureTargets(root: Element, { prefixes, least }: TargetInput): MeasuredTarget[] {
  const INTERACTIVE =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), ' +
    '[role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=option]';
  const all = [...root.querySelectorAll(INTERACTIVE)]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !element.matches(':disabled, [aria-disabled="true"]'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  type Target = (typeof all)[number];

  const isSmall = ({ box }: Target): boolean => box.width < least || box.height < least;
  const centerOf = ({ box }: Target) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  /** Whether the circle around the center of a small target touches another target, or its circle. */
  const isClose = (target: Target, other: Target): boolean => {
    const { x, y } = centerOf(target);
    const nearest = {
      x: Math.min(Math.max(x, other.box.left), other.box.right),
      y: Math.min(Math.max(y, other.box.top), other.box.bottom)
    };
    const center = centerOf(other);
    return (
      Math.hypot(x - nearest.x, y - nearest.y) < least / 2 ||
      (isSmall(other) && Math.hypot(x - center.x, y - center.y) < least)
    );
  };
  const isInSentence = ({ element }: Target): boolean =>
    getComputedStyle(element).display.startsWith('inline') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''
    );
  const reachOf = (target: Target): Reach => {
    if (!isSmall(target)) {
      return 'size';
    }
    const others = all.filter(
      ({ element }) =>
        element !== target.element && !element.contains(target.element) && !target.element.contains(element)
    );
    return isInSentence(target) ? 'inline' : others.some((other) => isClose(target, other)) ? 'none' : 'spacing';
  };

  return all.flatMap((target) => {
    const classes = [...target.element.classList];
    const own = classes.find((name) => prefixes.some((prefix) => name === prefix || name.startsWith(`${prefix}__`)));
    const others = classes.filter((name) => name !== own).sort();
    return own === undefined
      ? []
      : [
          {
            part: [own, ...others].map((name) => `.${name}`).join(''),
            width: target.box.width,
            height: target.box.height,
            reach: reachOf(target)
          }
        ];
  });
}
