import * as texts from '../../core/texts.ts';

/** What the halves of a drawing are, once for all of a list. */
export function SchemeKey() {
  return (
    <span className="pb-scheme-key">
      <span>{texts.tokens.light}</span> <span>{texts.tokens.dark}</span>
    </span>
  );
}
