import { ExternalLinkAltIconConfig } from '@patternfly/react-icons/dist/js/icons/external-link-alt-icon.js';

/** Id of the icon that examples refer to: sixty of its shapes would make up a good part of a long page. */
export const NEW_WINDOW_SYMBOL = 'pb-new-window';

/** The shape of the icon of links to full-screen examples; not seen itself. */
export function NewWindowSymbol() {
  const { width, height, svgPathData } = ExternalLinkAltIconConfig.rhUiIcon;
  return (
    <div hidden>
      <svg>
        <symbol id={NEW_WINDOW_SYMBOL} viewBox={`0 0 ${width} ${height}`}>
          <path d={svgPathData} />
        </symbol>
      </svg>
    </div>
  );
}
