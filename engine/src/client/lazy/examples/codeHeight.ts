import { CODE_EDITOR_HEIGHT_PX } from '../../../constants.ts';

const LEAST_PX = 120;
const STEP_PX = 40;

/** Lets the reader drag the lower edge of the code, or move it with the arrow keys. */
export function startResizing(body: HTMLElement, handle: HTMLElement): void {
  let height = CODE_EDITOR_HEIGHT_PX;
  const most = (): number => Math.max(CODE_EDITOR_HEIGHT_PX, Math.round(innerHeight * 0.9));
  const resize = (wanted: number): void => {
    height = Math.max(LEAST_PX, Math.min(most(), Math.round(wanted)));
    body.style.setProperty('--pb-code-height', `${height}px`);
    handle.ariaValueNow = String(height);
    handle.ariaValueText = `${height} pixels`;
  };
  handle.ariaValueMin = String(LEAST_PX);
  handle.ariaValueMax = String(most());
  resize(height);

  handle.addEventListener('keydown', (event) => {
    const change = { ArrowDown: STEP_PX, ArrowUp: -STEP_PX, Home: -Infinity, End: Infinity }[event.key];
    if (change !== undefined) {
      event.preventDefault();
      resize(height + change);
    }
  });
  handle.addEventListener('pointerdown', ({ button, pointerId, clientY }) => {
    if (button !== 0) {
      return;
    }
    const start = body.getBoundingClientRect().height - clientY;
    const lifetime = new AbortController();
    const { signal } = lifetime;
    handle.setPointerCapture(pointerId);
    handle.addEventListener('pointermove', (move) => resize(start + move.clientY), { signal });
    handle.addEventListener('lostpointercapture', () => lifetime.abort(), { signal });
  });
}
