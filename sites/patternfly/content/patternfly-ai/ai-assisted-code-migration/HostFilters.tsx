import { useState } from 'react';
import { Content, Label, LabelGroup } from '@patternfly/react-core';

export const HostFilters: React.FunctionComponent = () => {
  const [states, setStates] = useState(['Failed', 'Stopped']);

  return (
    <>
      <Content>
        <Content component="h3">Hosts</Content>
        <Content component="p">{states.length > 0 ? 'The list is filtered.' : 'The list shows all hosts.'}</Content>
      </Content>
      {states.length > 0 && (
        <LabelGroup categoryName="Filters">
          {states.map((state) => (
            <Label
              key={state}
              variant="outline"
              closeBtnAriaLabel={`Remove filter ${state}`}
              onClose={() => setStates(states.filter((other) => other !== state))}
            >
              {state}
            </Label>
          ))}
          <Label variant="outline">Region: Frankfurt</Label>
        </LabelGroup>
      )}
    </>
  );
};
