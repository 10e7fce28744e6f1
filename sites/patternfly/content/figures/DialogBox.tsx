import { Button, ModalHeader } from '@patternfly/react-core';
import { RhMicronsCloseIcon } from '@patternfly/react-icons/dist/esm/icons/rh-microns-close-icon';
import { RhUiErrorFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-error-fill-icon';
import { RhUiWarningFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-warning-fill-icon';

export interface DialogBoxProps {
  /** Id of the title, unique on its page. */
  titleId: string;
  title: string;
  titleIconVariant?: 'danger' | 'warning';
  description?: string;
  help?: React.ReactNode;
  /** Body and footer. */
  children: React.ReactNode;
  /** The window around the dialog is part of the figure, so the dialog leaves its margin free, as in a product. */
  place?: 'middle' | 'top';
}

const ICONS = {
  danger: { icon: <RhUiErrorFillIcon />, text: 'Danger alert:' },
  warning: { icon: <RhUiWarningFillIcon />, text: 'Warning alert:' }
};

const IN_PLACE = { '--pf-v6-c-modal-box--ZIndex': 'auto' } as React.CSSProperties;

/** The window is drawn small, and so is the dialog: part of the page stays visible beside it. */
const IN_WINDOW = { ...IN_PLACE, '--pf-v6-c-modal-box--m-sm--sm--MaxWidth': '20rem' } as React.CSSProperties;

/** The canvas isn't a window, so it needs no margin. */
const ON_CANVAS = { ...IN_PLACE, '--pf-v6-c-modal-box--MaxWidth': '100%' } as React.CSSProperties;

/** The box of a small modal, shown in place: the component itself opens over the page and keeps its focus. */
export function DialogBox(props: DialogBoxProps): React.ReactElement {
  const { titleId, children, place } = props;
  return (
    <div
      className={`pf-v6-c-modal-box pf-m-sm ${place === 'top' ? 'pf-m-align-top' : ''}`}
      role="group"
      aria-labelledby={titleId}
      style={place ? IN_WINDOW : ON_CANVAS}
    >
      <div className="pf-v6-c-modal-box__close">
        <Button variant="plain" aria-label="Close" icon={<RhMicronsCloseIcon />} />
      </div>
      <Header {...props} />
      {children}
    </div>
  );
}

/** The title is no heading here: it would stand among those of the page. */
function Header({ titleId, title, titleIconVariant, description, help }: DialogBoxProps): React.ReactElement {
  const status = titleIconVariant && ICONS[titleIconVariant];
  return (
    <ModalHeader help={help}>
      <div id={titleId} className={`pf-v6-c-modal-box__title ${status ? `pf-m-icon pf-m-${titleIconVariant}` : ''}`}>
        {status && <span className="pf-v6-c-modal-box__title-icon">{status.icon}</span>}
        {status && <span className="pf-v6-screen-reader">{status.text}</span>}
        <span className="pf-v6-c-modal-box__title-text">{title}</span>
      </div>
      {description && <div className="pf-v6-c-modal-box__description">{description}</div>}
    </ModalHeader>
  );
}
