import { Button } from '@patternfly/react-core';
import { useEffect } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { type IconEntry, ICON_ANCHOR_PREFIX, importLine } from '../../core/icons.ts';
import { Failure } from '../../browser/islands/Failure.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { ImportLine } from '../ImportLine.tsx';
import { Picture, type Pictures, loadPictures, svgText, usePictures } from './iconPictures.tsx';

/** Sizes of the pictures in the details. */
const SIZES_PX = [16, 24, 32, 64];

interface IconDetailsProps {
  icon: IconEntry;
  onClose: (icon: IconEntry) => void;
}

/** Dialog with the details of an icon. */
export function IconDetails({ icon, onClose }: IconDetailsProps) {
  const pictures = usePictures(icon);
  const line = importLine(icon);
  // The words of the name are visible already.
  const meanings = icon.keywords.filter((word) => !icon.name.split('-').includes(word));
  useEffect(() => loadPictures([icon]), [icon]);
  return (
    <Dialog title={icon.name} onClose={() => onClose(icon)}>
      <div className="pb-dialog-body pb-icon-details">
        {pictures === 'loading' && (
          <p className="pb-icon-status" role="status">
            {texts.icons.loadingOne}
          </p>
        )}
        {pictures === 'failed' && <Failure text={texts.icons.failed} onRetry={() => loadPictures([icon])} />}
        {typeof pictures === 'object' && <Sets icon={icon} pictures={pictures} />}
        <h3 className="pb-icon-heading">{texts.icons.import}</h3>
        <pre className="pb-icon-import">
          <code>
            <ImportLine line={line} />
          </code>
        </pre>
        <div className="pb-icon-actions">
          <Button variant="primary" size="sm" data-copy={line}>
            {texts.icons.copyImport}
          </Button>
          <Button variant="link" size="sm" component="a" href={`#${ICON_ANCHOR_PREFIX}${icon.name}`} data-copy="">
            {texts.icons.copyLink}
          </Button>
        </div>
        {icon.usage !== null && <Note heading={texts.icons.usage} text={icon.usage} />}
        {meanings.length > 0 && <Note heading={texts.icons.alsoFoundBy} text={meanings.join(', ')} />}
      </div>
    </Dialog>
  );
}

function Note({ heading, text }: { heading: string; text: string }) {
  return (
    <div>
      <h3 className="pb-icon-heading">{heading}</h3>
      <p>
        <bdi>{text}</bdi>
      </p>
    </div>
  );
}

/** Sections of all sets that contain the icon. */
function Sets({ icon, pictures }: { icon: IconEntry; pictures: Pictures }) {
  const sets = icon.sets.flatMap((name) => {
    const picture = pictures[name];
    return picture ? [{ name, picture, text: svgText(picture) }] : [];
  });
  return sets.map(({ name, picture, text }) => (
    <section key={name} className="pb-icon-set">
      <h3 className="pb-icon-heading">{sets.length === 1 ? texts.icons.image : fillText(texts.icons.set, { name })}</h3>
      <div className="pb-icon-sizes">
        {SIZES_PX.map((size) => (
          <Picture key={size} picture={picture} size={size} />
        ))}
      </div>
      <div className="pb-icon-actions">
        <Button variant="secondary" size="sm" data-copy={text}>
          {texts.icons.copySvg}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          component="a"
          href={`data:image/svg+xml,${encodeURIComponent(text)}`}
          download={name === icon.sets[0] ? `${icon.name}.svg` : `${icon.name}-${name}.svg`}
        >
          {texts.icons.downloadSvg}
        </Button>
      </div>
    </section>
  ));
}
