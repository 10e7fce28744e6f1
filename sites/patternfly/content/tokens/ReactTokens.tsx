import { t_global_background_color_primary_default as background } from '@patternfly/react-tokens/dist/esm/t_global_background_color_primary_default';
import { t_global_border_radius_small as radius } from '@patternfly/react-tokens/dist/esm/t_global_border_radius_small';
import { t_global_spacer_md as spacer } from '@patternfly/react-tokens/dist/esm/t_global_spacer_md';
import { t_global_text_color_regular as color } from '@patternfly/react-tokens/dist/esm/t_global_text_color_regular';

const note: React.CSSProperties = {
  padding: spacer.var,
  color: color.var,
  backgroundColor: background.var,
  borderRadius: radius.var
};

export const ReactTokens: React.FunctionComponent = () => <div style={note}>Backups run every night at 02:00.</div>;
