import { Button } from '@patternfly/react-core';

import type { HomePage } from './homeContent.ts';
import { ThemedPicture } from '../picture/ThemedPicture.tsx';

/** Headline, the two ways to begin, and a picture (requirement 2.3.1). */
export function HomeHero({ home: { headline, text, actions, picture } }: { home: HomePage }) {
  return (
    <header className="pb-hero">
      <div className="pb-hero-words">
        <h1 className="pb-hero-title">{headline}</h1>
        <p className="pb-hero-text">{text}</p>
        <div className="pb-hero-actions">
          {actions.map((action, index) => (
            <Button
              key={action.href}
              component="a"
              href={action.href}
              variant={index === 0 ? 'primary' : 'secondary'}
              size="lg"
            >
              {action.text}
            </Button>
          ))}
        </div>
      </div>
      {picture && <ThemedPicture {...picture} alt="" className="pb-hero-picture" />}
    </header>
  );
}
