import { renderToStaticMarkup } from 'react-dom/server';

import * as texts from '../../core/texts.ts';
import type { FooterContent, IconName, Link } from '../../core/config/pageContent.ts';
import { ExternalLinkMark, MarkedLink } from '../links.tsx';
import { IconCopy, NamedIcon } from '../NamedIcon.tsx';
import { SOURCE_ICON, sourceHost } from '../sourceHost.ts';
import type { ShellSite } from '../view.ts';

const footers = new WeakMap<ShellSite, string>();

/** Renders the site's footer, cached since it is the same in every document; empty if the site has none. */
export function renderFooter(site: ShellSite): string {
  const { footer, product, year, sourceCode } = site;
  const mastheadIcon = (sourceCode === null ? undefined : sourceHost(sourceCode)?.icon) ?? null;
  const html =
    footers.get(site) ??
    (footer === null
      ? ''
      : renderToStaticMarkup(
          <SiteFooter content={footer} productName={product.name} year={year} mastheadIcon={mastheadIcon} />
        ));
  footers.set(site, html);
  return html;
}

interface SiteFooterProps {
  content: FooterContent;
  productName: string;
  /** Year of the build. */
  year: number;
  /** Icon that the masthead has with the id `SOURCE_ICON`; null for none that a link may share. */
  mastheadIcon: IconName | null;
}

/** The footer of every page (requirements, section 2.6). */
function SiteFooter({ content: { statement, columns, social, copyright, legal }, ...site }: SiteFooterProps) {
  return (
    <footer className="pb-footer">
      <div className="pb-footer-top">
        <div className="pb-footer-brand">
          <a className="pb-footer-name" href="/">
            {site.productName}
          </a>
          <p className="pb-footer-statement">{statement}</p>
          {social.length > 0 && <SocialLinks links={social} mastheadIcon={site.mastheadIcon} />}
        </div>
        <nav className="pb-footer-columns" aria-label={texts.shell.footer}>
          {columns.map(({ title, links }) => (
            <FooterColumn key={title} title={title} links={links} />
          ))}
        </nav>
      </div>
      <div className="pb-footer-bottom">
        <Copyright {...copyright} year={site.year} />
        {legal.length > 0 && <LinkList links={legal} className="pb-footer-legal" />}
      </div>
    </footer>
  );
}

function FooterColumn({ title, links }: { title: string; links: Link[] }) {
  return (
    <div>
      <h2 className="pb-footer-title">{title}</h2>
      <LinkList links={links} className="pb-footer-links" />
    </div>
  );
}

function LinkList({ links, className }: { links: Link[]; className: string }) {
  return (
    <ul className={className} role="list">
      {links.map((link) => (
        <li key={link.href}>
          <MarkedLink link={link} className="pb-footer-link" />
        </li>
      ))}
    </ul>
  );
}

/** Icons only, without a visible mark of external links; screen readers get the text and the mark. */
function SocialLinks({ links, mastheadIcon }: { links: FooterContent['social']; mastheadIcon: IconName | null }) {
  return (
    <ul className="pb-footer-social" role="list">
      {links.map(({ text, href, icon }) => (
        <li key={href}>
          <a className="pb-footer-icon" href={href} title={text}>
            {icon === mastheadIcon ? <IconCopy id={SOURCE_ICON} /> : <NamedIcon name={icon} />}
            <span className="pf-v6-screen-reader">
              {text}
              <ExternalLinkMark />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type CopyrightProps = FooterContent['copyright'] & {
  /** Year of the build; `startCurrentYear` updates it in the browser. */
  year: number;
};

/** The copyright line, from its first year to the current one (requirement 2.6.3). */
function Copyright({ since, holder, year }: CopyrightProps) {
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
