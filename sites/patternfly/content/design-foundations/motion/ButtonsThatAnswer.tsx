import { useState } from 'react';
import { Button, Flex, FlexItem, NotificationBadge } from '@patternfly/react-core';

export const ButtonsThatAnswer: React.FunctionComponent = () => {
  const [isFavorited, setIsFavorited] = useState(false);
  const [count, setCount] = useState(0);
  const [shouldNotify, setShouldNotify] = useState(false);

  const notify = () => {
    setCount(count + 1);
    setShouldNotify(true);
  };

  return (
    <Flex alignItems={{ default: 'alignItemsCenter' }}>
      <FlexItem>
        <Button
          variant="plain"
          isFavorite
          isFavorited={isFavorited}
          aria-label={isFavorited ? 'Remove from favorites' : 'Add to favorites'}
          onClick={() => setIsFavorited(!isFavorited)}
        />
      </FlexItem>
      <FlexItem>
        <NotificationBadge
          variant={count === 0 ? 'read' : 'unread'}
          count={count}
          shouldNotify={shouldNotify}
          aria-label={count === 0 ? 'No notifications' : `Mark ${count} notifications as read`}
          onAnimationEnd={() => setShouldNotify(false)}
          onClick={() => setCount(0)}
        />
      </FlexItem>
      <FlexItem>
        <Button variant="secondary" onClick={notify}>
          Send a notification
        </Button>
      </FlexItem>
    </Flex>
  );
};
