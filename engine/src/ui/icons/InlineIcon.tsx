import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { IconPicture } from '../../core/icons.ts';
import { UnknownToken } from '../tokens/UnknownToken.tsx';

export interface InlineIconProps {
  name: string;
  /** Null for an unknown name. */
  picture: IconPicture | null;
  /** Name of the token with its color, and whether there is one; null for the color of the text around it. */
  color: { token: string; isKnown: boolean } | null;
  /** What it means, if no text beside it says so. */
  label: string | null;
  /** Sets the ids of its drawing apart from those of others on the page. */
  idSuffix: string;
}

/** An icon within a sentence, as large as the text. */
export function InlineIcon({ name, picture, color, label, idSuffix }: InlineIconProps) {
  if (picture === null) {
    return <mark>{name === '' ? texts.body.unnamedIcon : fillText(texts.body.unknownIcon, { name })}</mark>;
  }
  if (color?.isKnown === false) {
    return <UnknownToken name={color.token} />;
  }
  const { viewBox, content, idPrefix } = picture;
  return (
    <svg
      className="pf-v6-svg"
      viewBox={viewBox}
      fill="currentColor"
      width="1em"
      height="1em"
      style={color === null ? undefined : { color: `var(${color.token})` }}
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      dangerouslySetInnerHTML={{
        __html: idPrefix === undefined ? content : content.replaceAll(idPrefix, `${idPrefix}${idSuffix}-`)
      }}
    />
  );
}

/** What it says without its drawing. */
export function inlineIconText({ label }: Pick<InlineIconProps, 'label'>): string {
  return label ?? '';
}
