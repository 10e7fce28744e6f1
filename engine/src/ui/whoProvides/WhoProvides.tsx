import * as texts from '../../core/texts.ts';
import { ProseWithCode } from '../ProseWithCode.tsx';

export interface WhoProvidesProps {
  /** Sentences with code in backticks. */
  component: readonly string[];
  /** Texts with code in backticks, and the anchors of the sections that have more. */
  you: readonly { text: string; at: string }[];
}

/** What a component provides for accessibility, and what those who use it provide, side by side. */
export function WhoProvides({ component, you }: WhoProvidesProps) {
  return (
    <div className="pb-who-provides">
      <div>
        <p className="pb-who-provides-title">{texts.whoProvides.component}</p>
        <ul aria-label={texts.whoProvides.component}>
          {component.map((text) => (
            <li key={text}>
              <ProseWithCode text={text} />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="pb-who-provides-title">{texts.whoProvides.you}</p>
        <ul aria-label={texts.whoProvides.you}>
          {you.map(({ text, at }) => (
            <li key={text}>
              <a href={`#${at}`}>
                <ProseWithCode text={text} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
