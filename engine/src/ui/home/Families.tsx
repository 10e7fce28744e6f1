import { BadgeLabel } from '../BadgeLabel.tsx';
import { WHOLE_SECTION, galleryGroups } from '../gallery/SectionGallery.tsx';
import type { ShellSite } from '../view.ts';

interface FamiliesProps {
  site: ShellSite;
  /** Slug of the section. */
  section: string;
}

/** The pages of a section as links, by purpose, or else by subsection. Pages without a purpose are left out. */
export function Families({ site, section: slug }: FamiliesProps) {
  const section = site.navigation.find((candidate) => candidate.slug === slug);
  const selection = { ...WHOLE_SECTION, excluded: new Set(section && [section.path]) };
  const purposes = site.purposes.get(slug)?.map(({ title }) => title);
  const groups = section ? galleryGroups(site, section, selection) : [];
  const shown = groups.filter(({ title }) => purposes === undefined || (title !== null && purposes.includes(title)));
  return (
    <div className="pb-families">
      {shown.map(({ title, items }) => (
        <section key={title}>
          {title !== null && <h3 className="pb-family-title">{title}</h3>}
          <ul className="pb-family" role="list">
            {items.map(({ path, title: name, badge }) => (
              <li key={path}>
                <a href={path}>{name}</a> {badge && <BadgeLabel badge={badge} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
