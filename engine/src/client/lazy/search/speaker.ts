import { announce } from '../../announce.ts';

/** Time in which the reader has typed on, mostly: not every step is worth a word. */
const PAUSE_MS = 700;

/** Makes what has screen readers say the last of several texts; an empty one takes back what was about to be said. */
export function createSpeaker(): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    if (text !== '') {
      timer = setTimeout(() => announce(text), PAUSE_MS);
    }
  };
}
