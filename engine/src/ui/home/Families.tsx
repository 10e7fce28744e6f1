import * as texts from '../../core/texts.ts';
import { fillCount } from '../../core/fillText.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';
import { Drawing } from '../drawing/Drawing.tsx';
import { type GalleryItem, WHOLE_SECTION, galleryGroups } from '../gallery/SectionGallery.tsx';
import { NOT_IN_MARKDOWN } from '../notInMarkdown.ts';
import type { ShellSite } from '../view.ts';

interface FamiliesProps {
  site: ShellSite;
  /** Slug of the section. */
  section: string;
}

/**
 * The pages of a section as links, by purpose, or else by subsection, each group with the drawing of a page. Pages
 * without a purpose are left out. Narrow windows fold the links of a group behind its title; style sheets show them in
 * all others.
 */
export function Families({ site, section: slug }: FamiliesProps) {
  const section = site.navigation.find((candidate) => candidate.slug === slug);
  const selection = { ...WHOLE_SECTION, excluded: new Set(section && [section.path]) };
  const purposes = site.purposes.get(slug)?.map(({ title }) => title);
  const groups = section ? galleryGroups(site, section, selection) : [];
  const shown = groups.filter(({ title }) => purposes === undefined || (title !== null && purposes.includes(title)));
  return (
    <div className="pb-families">
      {shown.map(({ title, items }) => (
        <section key={title} className="pb-family">
          <div className="pb-family-head">
            <FamilyDrawing items={items} />
            {title !== null && <h3 className="pb-family-title">{title}</h3>}
          </div>
          <details>
            <summary className="pb-summary pb-chevron" {...NOT_IN_MARKDOWN}>
              <span className="pb-family-name">{title}</span>
              <span className="pb-family-count">{fillCount(texts.home.pages, items.length)}</span>
            </summary>
            <ul className="pb-family-pages" role="list">
              {items.map(({ path, title: name, badge }) => (
                <li key={path}>
                  <a href={path}>{name}</a> {badge && badge !== 'demo' && <BadgeLabel badge={badge} />}
                </li>
              ))}
            </ul>
          </details>
        </section>
      ))}
    </div>
  );
}

/** The first drawing of a page that readers can rely on. */
function FamilyDrawing({ items }: { items: readonly GalleryItem[] }) {
  const shown = items.find(({ drawing, badge }) => drawing !== null && badge === null);
  return shown?.drawing && <Drawing markup={shown.drawing} />;
}
