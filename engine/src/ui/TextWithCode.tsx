/** A text with its parts between backticks as code. */
export function TextWithCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 && part !== '' ? <code key={index}>{part}</code> : part));
}
