import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import type { LeftOut } from './readTheme.ts';

/** Number of parts in the list: a pasted page of another kind has thousands. */
const MAX_SHOWN = 100;

/** Lists the parts of a text that are not taken, with the reasons; nothing if there are none. */
export function LeftOutList({ parts }: { parts: readonly LeftOut[] }) {
  const more = parts.length - MAX_SHOWN;
  return (
    parts.length > 0 && (
      <section className="pb-own-theme-part">
        <h3 className="pb-own-theme-title">{fillCount(texts.ownTheme.leftOut, parts.length)}</h3>
        <ul className="pb-own-theme-list" role="list">
          {parts.slice(0, MAX_SHOWN).map(({ line, text, reason }, index) => (
            <li key={index}>
              {fillText(texts.ownTheme.line, { line })}: <code>{text}</code> – {reason}
            </li>
          ))}
          {more > 0 && <li>{fillCount(texts.ownTheme.leftOutMore, more)}</li>}
        </ul>
      </section>
    )
  );
}
