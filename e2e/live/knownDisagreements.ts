/** Examples that the frame does not show as the page does, with why. */
export const disagreements: ReadonlyMap<string, string> = new Map([]);
