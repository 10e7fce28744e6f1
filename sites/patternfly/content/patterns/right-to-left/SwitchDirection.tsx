import { useState } from 'react';
import { Stack, StackItem, ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { ServerPage } from './ServerPage';
import { ENGLISH, HEBREW } from './texts';

export const SwitchDirection: React.FunctionComponent = () => {
  const [texts, setTexts] = useState(HEBREW);

  return (
    <Stack hasGutter>
      <StackItem>
        <ToggleGroup aria-label="Language">
          <ToggleGroupItem
            text="English"
            isSelected={texts === ENGLISH}
            onChange={() => setTexts(ENGLISH)}
            buttonId="switch-english"
          />
          <ToggleGroupItem
            text={<span lang="he">עברית</span>}
            isSelected={texts === HEBREW}
            onChange={() => setTexts(HEBREW)}
            buttonId="switch-hebrew"
          />
        </ToggleGroup>
      </StackItem>
      <StackItem>
        <ServerPage id="switch" texts={texts} breadcrumb={`${texts.breadcrumb}: ${texts.title}`} />
      </StackItem>
    </Stack>
  );
};
