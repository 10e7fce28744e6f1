/** Layout of the figures of a page. */
export interface MeasuredFigures {
  figures: number;
  /** Number of figures with numbered parts. */
  anatomies: number;
  /** Number of pairs of a do and a don't. */
  pairs: number;
  /** What is wrong, each with the slug of its figure. */
  faults: string[];
}

/** Runs in the page. */
export function measureFigures(): MeasuredFigures {
  const PAIRED_FROM_PX = 1280;
  /** In narrower windows, components of PatternFly may fold some of their parts. */
  const WHOLE_FROM_PX = 992;
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
  /** Whether two boxes in a row have no space between them. */
  const isBeside = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1 &&
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > -1;
  const boxOf = (element: Element | null): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();

  const isPainted = (element: Element, pseudo?: string): boolean => {
    const { content, backgroundColor, boxShadow, borderWidth } = getComputedStyle(element, pseudo);
    return (
      (pseudo === undefined || content !== 'none') &&
      (![backgroundColor, boxShadow].every((value) => /^none$|, 0\)$/.test(value)) || /[1-9]/.test(borderWidth))
    );
  };
  /** What is seen of an element: not the space around texts without a ground. */
  const seenBoxes = (element: Element): DOMRect[] => {
    const box = boxOf(element);
    if (
      element.matches('svg, img, input') ||
      [undefined, '::before', '::after'].some((name) => isPainted(element, name))
    ) {
      return [box];
    }
    return [...element.childNodes].flatMap((node) => {
      if (node instanceof Element) {
        return seenBoxes(node);
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      return node.textContent?.trim() ? [range.getBoundingClientRect()] : [];
    });
  };

  /** The component is in the middle of its canvas, and fits or scrolls. */
  const canvasFaults = (figure: HTMLElement): string[] => {
    const canvas = figure.querySelector(':scope > [data-preview]');
    if (canvas === null) {
      return [];
    }
    const root = canvas.querySelector('[data-root]') ?? canvas;
    const [outer, inner] = [boxOf(canvas), boxOf(root)];
    const offCenter = Math.round(inner.left - outer.left - (outer.right - inner.right));
    const overflows = root.scrollWidth > root.clientWidth + 1 && getComputedStyle(canvas).overflowX === 'visible';
    return [
      ...(Math.abs(offCenter) > 1 ? [`the component is ${offCenter} px off the middle`] : []),
      ...(overflows ? ['the component is wider than its canvas'] : [])
    ];
  };

  /** Specimens of a matrix stay in their cells, which don't touch each other. */
  const matrixFaults = (figure: HTMLElement): string[] =>
    [...figure.querySelectorAll<HTMLElement>('.pb-matrix > tbody > tr')].flatMap((row) => {
      const cells = [...row.querySelectorAll<HTMLElement>(':scope > td')];
      const specimens = cells.flatMap((cell) => {
        // What forces a state has no box of its own.
        const parts = [...cell.children].flatMap((part) =>
          getComputedStyle(part).display === 'contents' ? [...part.children] : [part]
        );
        const boxes = parts.map(boxOf).filter(({ width, height }) => width > 1 && height > 1);
        return boxes.length === 0 ? [] : [boxes];
      });
      const isTouching = specimens.some((boxes, index) =>
        specimens.slice(index + 1).some((others) => boxes.some((box) => others.some((other) => isBeside(box, other))))
      );
      return isTouching ? [`specimens of "${row.querySelector('th')?.textContent ?? ''}" touch each other`] : [];
    });

  /** Numbers are beside the component, with equal air above and below, apart from each other, joined to their parts, and those of the list below. */
  const anatomyFaults = (figure: HTMLElement): string[] => {
    const canvas = boxOf(figure.querySelector('[data-preview]'));
    const component = [...figure.querySelectorAll('[data-root] > *')].flatMap(seenBoxes);
    const numbers = [...figure.querySelectorAll<HTMLElement>('.pb-anatomy-number')].filter((number) =>
      number.checkVisibility({ visibilityProperty: true })
    );
    const boxes = numbers.map(boxOf);
    const misplaced = boxes.flatMap((box, index) => {
      const name = `number ${index + 1}`;
      const isOutside =
        box.left < canvas.left || box.right > canvas.right || box.top < canvas.top || box.bottom > canvas.bottom;
      return [
        ...boxes.slice(index + 1).flatMap((other) => (overlap(box, other) ? [`${name} lies over another`] : [])),
        ...component.flatMap((part) => (overlap(box, part) ? [`${name} lies over the component`] : [])),
        ...(isOutside ? [`${name} is not on the canvas`] : [])
      ];
    });
    const drawn = [...component, ...boxes].filter(({ width, height }) => width > 1 && height > 1);
    const above = Math.min(...drawn.map(({ top }) => top)) - canvas.top;
    const below = canvas.bottom - Math.max(...drawn.map(({ bottom }) => bottom));
    const lines = figure.querySelectorAll('.pb-anatomy-line, .pb-anatomy-end').length;
    const list = figure.closest('.pb-figures')?.nextElementSibling;
    const listed = list?.querySelectorAll(':scope > ol:first-of-type > li').length ?? 0;
    const shown = numbers.map(({ textContent }) => textContent).join();
    const all = Array.from({ length: listed }, (_, index) => index + 1);
    // Numbers of folded parts are hidden, and the others stay those of the list.
    const folded = [...figure.querySelectorAll('.pb-anatomy-number[hidden]')].map(({ textContent }) =>
      Number(textContent)
    );
    const expected = (innerWidth < WHOLE_FROM_PX ? all.filter((number) => !folded.includes(number)) : all).join();
    return [
      ...misplaced,
      ...(Math.abs(above - below) > 3 ? [`${Math.round(above)} px above, and ${Math.round(below)} px below`] : []),
      ...(lines < 2 * numbers.length ? ['a number has no line'] : []),
      ...(shown === expected ? [] : [`numbers ${shown} instead of ${expected}`])
    ];
  };

  /** Where both of a pair have room in a row, canvases have the same height, with the advice on top. */
  const pairFaults = ([first, second]: HTMLElement[]): string[] => {
    const [one, other] = [first, second].map((figure) => {
      const { top, bottom } = boxOf(figure?.querySelector('[data-preview]') ?? null);
      return { top, bottom, advice: boxOf(figure?.querySelector('.pb-figure-advice') ?? null) };
    });
    if (!one || !other || innerWidth < PAIRED_FROM_PX) {
      return [];
    }
    return [
      ...(one.top === other.top && one.bottom === other.bottom ? [] : ['its canvas is not as high as its neighbor’s']),
      ...(one.advice.top === other.advice.top ? [] : ['its advice is not in line with its neighbor’s']),
      ...(Math.abs(one.advice.bottom - one.top) < 1 ? [] : ['its advice is not on top of the canvas'])
    ];
  };

  const figures = [...document.querySelectorAll<HTMLElement>('.pb-figure')];
  const anatomies = figures.filter(({ dataset }) => dataset['anatomy'] !== undefined);
  const pairs = [...document.querySelectorAll('.pb-figures')]
    .map((group) => [...group.querySelectorAll<HTMLElement>('.pb-figure[data-advice]')])
    .filter(({ length }) => length === 2);
  const named = (figure: HTMLElement | undefined, faults: string[]): string[] =>
    faults.map((fault) => `${figure?.id}: ${fault}`);
  return {
    figures: figures.length,
    anatomies: anatomies.length,
    pairs: pairs.length,
    faults: [
      ...figures.flatMap((figure) => named(figure, canvasFaults(figure))),
      ...figures.flatMap((figure) => named(figure, matrixFaults(figure))),
      ...anatomies.flatMap((figure) => named(figure, anatomyFaults(figure))),
      ...pairs.flatMap((pair) => named(pair[0], pairFaults(pair)))
    ]
  };
}
