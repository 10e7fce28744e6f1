/** What the captions of a pair claim, as a number that is less in the do than in the don't. */
export interface MeasuredPair {
  path: string;
  /** Slugs of the figures. */
  figures: [first: string, second: string];
  /** What is measured, for the report. */
  name: string;
  /** Runs in the page, with the component of a figure. */
  measure: (root: Element) => number;
}

/** Distance in pixels between the edges of a field and of the primary button. */
function fieldToPrimaryButton(root: Element): number {
  const box = (selector: string): DOMRect => root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const [field, button] = [box('.pf-v6-c-form-control'), box('.pf-v6-c-button.pf-m-primary')];
  return Math.hypot(
    Math.max(0, button.left - field.right, field.left - button.right),
    Math.max(0, button.top - field.bottom, field.top - button.bottom)
  );
}

/** Share of the distance within a group in the distance to the next one, in a row of texts and labels. */
function gapWithinGroups(root: Element): number {
  const [name, label, next] = [...root.querySelectorAll('.pf-v6-c-content--p, .pf-v6-c-label')].map((element) =>
    element.getBoundingClientRect()
  );
  return name && label && next ? (label.left - name.right) / (next.left - label.right) : Number.NaN;
}

/** Share of the distance between a label and its field in the distance from the field above. */
function gapToLabel(root: Element): number {
  const labels = [...root.querySelectorAll('.pf-v6-c-form__label-text')].map((label) => label.getBoundingClientRect());
  const fields = [...root.querySelectorAll('.pf-v6-c-form-control')].map((field) => field.getBoundingClientRect());
  const [above, label, field] = [fields[0], labels[1], fields[1]];
  return above && label && field ? (field.top - label.bottom) / (label.top - above.bottom) : Number.NaN;
}

/** Width in pixels of a field. */
function widthOfField(root: Element): number {
  return root.querySelector('.pf-v6-c-form-control')?.getBoundingClientRect().width ?? Number.NaN;
}

/** Negative distance in pixels between the first two cards of a row. */
function overlapOfCards(root: Element): number {
  const [first, second] = [...root.querySelectorAll('.pf-v6-c-card')].map((card) => card.getBoundingClientRect());
  return first && second ? first.right - second.left : Number.NaN;
}

/** Distance in pixels between the highest and the lowest lower edge of the cards in the first row. */
function unevenEdges(root: Element): number {
  const cards = [...root.querySelectorAll('.pf-v6-c-card')].map((card) => card.getBoundingClientRect());
  const edges = cards.filter(({ top }) => top === cards[0]?.top).map(({ bottom }) => bottom);
  return Math.max(...edges) - Math.min(...edges);
}

/** Width in pixels that a row has beside its field and its button. */
function emptyWidth(root: Element): number {
  const width = (selector: string): number => root.querySelector(selector)?.getBoundingClientRect().width ?? Number.NaN;
  return width('.pf-v6-l-split') - width('.pf-v6-c-form-control') - width('.pf-v6-c-button');
}

/** Distance in pixels from the last button to the lower edge of the figure. */
function belowLastButton(root: Element): number {
  const button = [...root.querySelectorAll('.pf-v6-c-button')].at(-1);
  return root.getBoundingClientRect().bottom - (button?.getBoundingClientRect().bottom ?? Number.NaN);
}

/** Distance in pixels of the spinner from the center of its card. */
function offCenter(root: Element): number {
  const [card, spinner] = ['.pf-v6-c-card', '.pf-v6-c-spinner'].map((selector) => {
    const { left, right, top, bottom } = root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
  return card && spinner ? Math.hypot(card.x - spinner.x, card.y - spinner.y) : Number.NaN;
}

/** Pixels by which the toggle is narrower than the field. */
function narrowerThanField(root: Element): number {
  const width = (selector: string): number => root.querySelector(selector)?.getBoundingClientRect().width ?? Number.NaN;
  return width('.pf-v6-c-form-control') - width('.pf-v6-c-menu-toggle');
}

/** Difference in pixels between the widths of numbers with equally many digits. */
function unevenNumbers(root: Element): number {
  const widths = [...root.querySelectorAll('tbody td:last-child')].map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect().width;
  });
  return Math.max(...widths) - Math.min(...widths);
}

/** Number of actions after the deletion. */
function actionsAfterDeletion(root: Element): number {
  const items = [...root.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);
  return items.length - 1 - items.findIndex((text) => text.includes('Delete'));
}

/** Distance in pixels between the edges of the card and of the table. */
function insetOfTable(root: Element): number {
  const left = (selector: string): number => root.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
  return left('.pf-v6-c-table') - left('.pf-v6-c-card');
}

const primaryButtons = (root: Element): number => root.querySelectorAll('.pf-v6-c-button.pf-m-primary').length;

/** Pixels by which the label of a button extends beyond its card. */
function labelBeyondCard(root: Element): number {
  const right = (selector: string): number => root.querySelector(selector)?.getBoundingClientRect().right ?? Number.NaN;
  return right('.pf-v6-c-button__text') - right('.pf-v6-c-card');
}

/** Negative distance in pixels from the deletion to the button before it in the footer of a dialog. */
function closenessOfDeletion(root: Element): number {
  const buttons = [...root.querySelectorAll('.pf-v6-c-modal-box__footer .pf-v6-c-button')];
  const index = buttons.findIndex((button) => button.textContent.trim() === 'Delete');
  const [before, deletion] = [buttons[index - 1], buttons[index]].map((button) => button?.getBoundingClientRect());
  return before && deletion ? before.right - deletion.left : Number.NaN;
}

/** Pairs whose captions name a distance, a size, an order, or a color. */
/** Number of headings of sections that are cut off. */
function cutOffHeadings(root: Element): number {
  const headings = [...root.querySelectorAll('.pf-v6-c-accordion__toggle-text')];
  return headings.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
}

/** Height in pixels of the first description. */
function heightOfDescription(root: Element): number {
  return root.querySelector('.pf-v6-c-description-list__description')?.getBoundingClientRect().height ?? Number.NaN;
}

export const MEASURED_PAIRS: readonly MeasuredPair[] = [
  {
    path: '/components/accordion/design-guidelines',
    figures: ['short-headings', 'long-headings'],
    name: 'number of headings that are cut off',
    measure: cutOffHeadings
  },
  {
    path: '/components/button/design-guidelines',
    figures: ['primary-button-first', 'primary-button-far-away'],
    name: 'distance from the field to the primary button',
    measure: fieldToPrimaryButton
  },
  {
    path: '/components/button/design-guidelines',
    figures: ['one-primary-button', 'three-primary-buttons'],
    name: 'number of primary buttons',
    measure: primaryButtons
  },
  {
    path: '/components/button/design-guidelines',
    figures: ['a-short-label', 'a-label-that-is-cut-off'],
    name: 'width of the label beyond the card',
    measure: labelBeyondCard
  },
  {
    path: '/components/card/design-guidelines',
    figures: ['footers-in-line', 'footers-out-of-line'],
    name: 'differences between lower edges',
    measure: unevenEdges
  },
  {
    path: '/components/description-list/design-guidelines',
    figures: ['long-value-below-its-term', 'long-value-beside-its-term'],
    name: 'height of the description',
    measure: heightOfDescription
  },
  {
    path: '/components/menus/select/design-guidelines',
    figures: ['as-wide-as-the-fields', 'as-wide-as-its-value'],
    name: 'difference between the widths of the toggle and the field',
    measure: narrowerThanField
  },
  {
    path: '/layouts/flex/design-guidelines',
    figures: ['less-space-within-a-group', 'the-same-space-everywhere'],
    name: 'distance within a group',
    measure: gapWithinGroups
  },
  {
    path: '/layouts/gallery/design-guidelines',
    figures: ['with-a-gutter', 'without-a-gutter'],
    name: 'overlap of the cards',
    measure: overlapOfCards
  },
  {
    path: '/layouts/gallery/design-guidelines',
    figures: ['cards-of-equal-height', 'cards-as-tall-as-their-content'],
    name: 'differences between lower edges',
    measure: unevenEdges
  },
  {
    path: '/layouts/grid/design-guidelines',
    figures: ['cards-with-a-gutter', 'cards-without-a-gutter'],
    name: 'overlap of the cards',
    measure: overlapOfCards
  },
  {
    path: '/layouts/split/design-guidelines',
    figures: ['one-filled-item', 'no-filled-item'],
    name: 'width beside the items',
    measure: emptyWidth
  },
  {
    path: '/layouts/stack/design-guidelines',
    figures: ['the-conversation-fills-the-panel', 'no-item-fills-the-panel'],
    name: 'height below the button',
    measure: belowLastButton
  },
  {
    path: '/layouts/bullseye/design-guidelines',
    figures: ['spinner-in-the-center', 'spinner-in-the-corner'],
    name: 'distance from the center',
    measure: offCenter
  },
  {
    path: '/components/modal/design-guidelines',
    figures: ['deletion-at-the-far-end', 'deletion-beside-save'],
    name: 'distance from the deletion to the button before it',
    measure: closenessOfDeletion
  },
  {
    path: '/components/forms/text-input/design-guidelines',
    figures: ['width-of-the-value', 'width-of-the-form'],
    name: 'width of the field',
    measure: widthOfField
  },
  {
    path: '/patterns/actions',
    figures: ['menu-in-order', 'menu-without-an-order'],
    name: 'actions after the deletion',
    measure: actionsAfterDeletion
  },
  {
    path: '/design-foundations/spacers',
    figures: ['two-groups', 'equal-distances'],
    name: 'distance from a label to its field',
    measure: gapToLabel
  },
  {
    path: '/design-foundations/spacers',
    figures: ['table-directly-in-a-card', 'table-in-the-cards-body'],
    name: 'distance between the table and the edge of the card',
    measure: insetOfTable
  },
  {
    path: '/design-foundations/typography',
    figures: ['tabular-digits', 'proportional-digits'],
    name: 'differences between the widths of numbers',
    measure: unevenNumbers
  }
];
