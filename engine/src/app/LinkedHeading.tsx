import type { Badge } from '../model.ts';
import { BadgeLabel } from './BadgeLabel.tsx';

interface LinkedHeadingProps {
  level: 2 | 3 | 4;
  id: string;
  text: string;
  badges?: readonly Badge[];
}

/** A heading with a link to it, which copies its address where there is a script. */
export function LinkedHeading({ level, id, text, badges = [] }: LinkedHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="pb-heading">
      <Heading id={id} className="pb-reference-heading">
        {text}
      </Heading>
      <a
        className="pb-anchor"
        href={`#${id}`}
        aria-label={`Link to ${text}`}
        data-copy-link
        data-tooltip="Copy link to clipboard"
      />
      {badges.map((badge) => (
        <BadgeLabel key={badge} badge={badge} />
      ))}
    </div>
  );
}
