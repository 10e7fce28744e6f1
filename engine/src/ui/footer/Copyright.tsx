import type { FooterContent } from '../../core/config/pageContent.ts';
import { MarkedLink } from '../links/MarkedLink.tsx';

type CopyrightProps = FooterContent['copyright'] & {
  /** Year of the build; the browser corrects it when a later one has begun. */
  year: number;
};

/** The copyright line, from its first year, if it has one, to the current one (requirement 2.6.3). */
export function Copyright({ since, holder, year }: CopyrightProps) {
  return (
    <p className="pb-footer-copyright">
      <bdi>
        © {since !== undefined && `${since}–`}
        <time>{year}</time>
      </bdi>
      {holder && (
        <>
          {' '}
          <MarkedLink link={holder} className="pb-footer-link" />
        </>
      )}
    </p>
  );
}
