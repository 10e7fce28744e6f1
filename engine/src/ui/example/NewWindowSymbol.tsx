import { ExternalLinkAltIconConfig } from '@patternfly/react-icons/dist/js/icons/external-link-alt-icon.js';

import { NEW_WINDOW_SYMBOL } from './NewWindowIcon.tsx';

/**
 * The shape of the icon of what opens in a new window, once a document: sixty of them would make up a good part of a long
 * page. It is the last part of the frame; what follows it is made by examples (`variableEditor/variableSheet.ts`).
 */
export function NewWindowSymbol() {
  const { width, height, svgPathData } = ExternalLinkAltIconConfig.rhUiIcon;
  return (
    <div className="pb-symbols" hidden>
      <svg>
        <symbol id={NEW_WINDOW_SYMBOL} viewBox={`0 0 ${width} ${height}`}>
          <path d={svgPathData} />
        </symbol>
      </svg>
    </div>
  );
}
