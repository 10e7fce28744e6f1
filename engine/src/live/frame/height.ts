import { MAX_HEIGHT_PX } from './protocol.ts';

/** Room for something that covers the window: a modal, a drawer over all. */
const COVER_HEIGHT_PX = 480;
/** Times that content may answer a change of height by growing before it counts as as high as the window. */
const MAX_CHASES = 5;

/**
 * Tells how high the frame has to be for its content, menus and modals included.
 * @param content the element around what is shown
 */
export function watchHeight(content: HTMLElement, onHeight: (height: number) => void): void {
  let sent = 0;
  let chases = 0;
  let isScheduled = false;

  const measure = (): void => {
    isScheduled = false;
    const height = Math.min(Math.ceil(neededHeight(content)), MAX_HEIGHT_PX);
    if (height === sent) {
      return;
    }
    chases = height > sent ? chases + 1 : 0;
    if (chases <= MAX_CHASES) {
      sent = height;
      onHeight(height);
    }
  };
  const schedule = (): void => {
    if (!isScheduled) {
      isScheduled = true;
      requestAnimationFrame(measure);
    }
  };
  new ResizeObserver(schedule).observe(content);
  new MutationObserver(() => {
    chases = 0;
    schedule();
  }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
}

function neededHeight(content: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(document.body);
  const inFlow = parseFloat(paddingTop) + content.scrollHeight + parseFloat(paddingBottom);
  const beside = [...document.body.children].filter((element) => element !== content).map(heightBeside);
  return Math.max(inFlow, ...beside);
}

/** Height needed by an element that an example appended to the body: a menu below its toggle, or a backdrop. */
function heightBeside(element: Element): number {
  const { bottom, height } = element.getBoundingClientRect();
  if (height === 0) {
    return 0;
  }
  return getComputedStyle(element).position === 'fixed' ? COVER_HEIGHT_PX : bottom + scrollY;
}
