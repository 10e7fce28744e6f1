import { BullhornIcon } from '@patternfly/react-icons/dist/js/icons/bullhorn-icon.js';
import { BookIcon } from '@patternfly/react-icons/dist/js/icons/book-icon.js';
import { ChartAreaIcon } from '@patternfly/react-icons/dist/js/icons/chart-area-icon.js';
import { CodeIcon } from '@patternfly/react-icons/dist/js/icons/code-icon.js';
import { CubesIcon } from '@patternfly/react-icons/dist/js/icons/cubes-icon.js';
import { DownloadIcon } from '@patternfly/react-icons/dist/js/icons/download-icon.js';
import { GithubIcon } from '@patternfly/react-icons/dist/js/icons/github-icon.js';
import { GitlabIcon } from '@patternfly/react-icons/dist/js/icons/gitlab-icon.js';
import { LinkedinIcon } from '@patternfly/react-icons/dist/js/icons/linkedin-icon.js';
import { PaletteIcon } from '@patternfly/react-icons/dist/js/icons/palette-icon.js';
import { PencilRulerIcon } from '@patternfly/react-icons/dist/js/icons/pencil-ruler-icon.js';
import { RocketIcon } from '@patternfly/react-icons/dist/js/icons/rocket-icon.js';
import { ShapesIcon } from '@patternfly/react-icons/dist/js/icons/shapes-icon.js';
import { SlackIcon } from '@patternfly/react-icons/dist/js/icons/slack-icon.js';
import { SwatchbookIcon } from '@patternfly/react-icons/dist/js/icons/swatchbook-icon.js';
import { YoutubeIcon } from '@patternfly/react-icons/dist/js/icons/youtube-icon.js';
import type { ComponentType } from 'react';

import type { IconName } from '../core/config/pageContent.ts';

interface IconProps {
  id?: string | undefined;
}

const ICONS: Record<IconName, ComponentType<IconProps>> = {
  announcement: BullhornIcon,
  book: BookIcon,
  chart: ChartAreaIcon,
  code: CodeIcon,
  cubes: CubesIcon,
  design: PencilRulerIcon,
  download: DownloadIcon,
  github: GithubIcon,
  gitlab: GitlabIcon,
  linkedin: LinkedinIcon,
  palette: PaletteIcon,
  rocket: RocketIcon,
  shapes: ShapesIcon,
  slack: SlackIcon,
  swatches: SwatchbookIcon,
  x: XMark,
  youtube: YoutubeIcon
};

/** Icon with a name from the configuration. All are from one icon family, so that they match. */
export function NamedIcon({ name, id }: IconProps & { name: IconName }) {
  const Icon = ICONS[name];
  return <Icon id={id} />;
}

/** Another copy of an icon that the document has with that id: some shapes are long. */
export function IconCopy({ id }: { id: string }) {
  return (
    <svg className="pf-v6-svg" fill="currentColor" width="1em" height="1em" aria-hidden>
      <use href={`#${id}`} />
    </svg>
  );
}

/** The library has no icon for this network. */
function XMark({ id }: IconProps) {
  return (
    <svg
      id={id}
      className="pf-v6-svg"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      width="1em"
      height="1em"
      aria-hidden
    >
      <path d="M3.5 3.5h4.2l12.8 17h-4.2z" strokeWidth="2" />
      <path d="m20 3.5-7.2 7.9M4 20.5l7-7.7" strokeWidth="2" />
    </svg>
  );
}
