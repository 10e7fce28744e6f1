import { ExternalLinkAltIconConfig } from '@patternfly/react-icons/dist/js/icons/external-link-alt-icon.js';

const SYMBOL = 'pb-new-window';

/** The shape of the icon below, once a document: sixty of them would make up a good part of a long page. */
export function NewWindowSymbol() {
  const { width, height, svgPathData } = ExternalLinkAltIconConfig.rhUiIcon;
  return (
    <div hidden>
      <svg>
        <symbol id={SYMBOL} viewBox={`0 0 ${width} ${height}`}>
          <path d={svgPathData} />
        </symbol>
      </svg>
    </div>
  );
}

/** The icon of what opens in a new window. */
export function NewWindowIcon() {
  return (
    <svg className="pf-v6-svg" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <use href={`#${SYMBOL}`} />
    </svg>
  );
}
