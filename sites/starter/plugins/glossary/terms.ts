/** Words that have a meaning of their own on this site. */
export const TERMS: Readonly<Record<string, string>> = {
  scale: 'Steps of one tone, from light to dark.',
  token: 'A name for a value, such as a color, that the style sheets of Larkspur define.',
  tone: 'The meaning of a color, such as success.'
};
