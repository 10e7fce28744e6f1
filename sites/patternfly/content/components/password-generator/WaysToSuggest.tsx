import { Button, InputGroup, InputGroupItem, TextInput } from '@patternfly/react-core';
import { RhUiViewFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-view-fill-icon';
import { Specimens } from '../../figures/Specimens.tsx';
import { SuggestionBox } from './SuggestionBox.tsx';

const WIDTH: React.CSSProperties = { inlineSize: '18.5rem', maxInlineSize: '100%' };

const inMenu = (
  <div style={WIDTH}>
    <SuggestionBox label="New password, with a menu" description="t9-Kd.w4Yq!m2Rc_8vBz">
      Use suggested password
    </SuggestionBox>
  </div>
);

const onRequest = (
  <div style={WIDTH}>
    <InputGroup>
      <InputGroupItem isFill>
        <TextInput type="password" aria-label="New password, with a button" autoComplete="new-password" />
      </InputGroupItem>
      <InputGroupItem>
        <Button variant="control" aria-label="Show password" icon={<RhUiViewFillIcon />} />
      </InputGroupItem>
      <InputGroupItem>
        <Button variant="control">Generate</Button>
      </InputGroupItem>
    </InputGroup>
  </div>
);

export const WaysToSuggest: React.FunctionComponent = () => (
  <Specimens
    areTall
    items={[
      { name: 'In a menu', specimen: inMenu },
      { name: 'On request', specimen: onRequest }
    ]}
  />
);
