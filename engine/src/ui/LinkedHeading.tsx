import { Fragment, type ReactNode } from 'react';

import * as texts from '../core/texts.ts';
import { fillText } from '../core/fillText.ts';
import type { Badge } from '../model.ts';
import { BadgeLabel } from './BadgeLabel.tsx';
import { BreakableCode } from './BreakableCode.tsx';

interface LinkedHeadingProps {
  level: 2 | 3 | 4;
  id: string;
  text: string;
  /** The same for the eye, if lines of it break in a way of their own. */
  shown?: ReactNode;
  badges?: readonly Badge[] | undefined;
  /** End of the heading's line. */
  children?: ReactNode;
}

/** A heading with an anchor link. */
export function LinkedHeading({ level, id, text, shown, badges = [], children }: LinkedHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="pb-heading">
      <Heading id={id} className="pb-reference-heading">
        {shown ?? <BreakableCode code={text} />}
      </Heading>
      <HeadingLink id={id} text={text} />
      <Badges badges={badges} />
      {children}
    </div>
  );
}

/** Anchor link beside a heading; with scripts, it copies the heading's address. */
export function HeadingLink({ id, text }: { id: string; text: string }) {
  return (
    <a
      className="pb-anchor"
      href={`#${id}`}
      aria-label={fillText(texts.body.linkTo, { heading: text })}
      data-copy=""
      data-tooltip={texts.body.copyLink}
    />
  );
}

/** Labels separated by spaces. */
export function Badges({ badges }: { badges: readonly Badge[] }) {
  return badges.map((badge, index) => (
    <Fragment key={badge}>
      {index > 0 && ' '}
      <BadgeLabel badge={badge} />
    </Fragment>
  ));
}
