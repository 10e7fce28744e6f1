/** An error in place of an unknown token within a sentence. */
export function UnknownToken({ name }: { name: string }) {
  return <mark>There is no token {name === '' ? 'without a name' : name}.</mark>;
}
