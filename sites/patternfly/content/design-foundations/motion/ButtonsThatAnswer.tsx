import { useState } from 'react';
import { Button, Card, CardBody, CardHeader, CardTitle, NotificationBadge } from '@patternfly/react-core';
import { PageOutline } from '../../figures/PageOutline';

export const ButtonsThatAnswer: React.FunctionComponent = () => {
  const [isFavorited, setIsFavorited] = useState(false);
  const [count, setCount] = useState(2);
  const [shouldNotify, setShouldNotify] = useState(false);

  const notify = () => {
    setCount(count + 1);
    setShouldNotify(true);
  };

  const star = (
    <Button
      variant="plain"
      isFavorite
      isFavorited={isFavorited}
      aria-label={isFavorited ? 'Remove from favorites' : 'Add to favorites'}
      onClick={() => setIsFavorited(!isFavorited)}
    />
  );

  const bell = (
    <NotificationBadge
      variant={count === 0 ? 'read' : 'unread'}
      count={count}
      shouldNotify={shouldNotify}
      aria-label={count === 0 ? 'No notifications' : `Mark ${count} notifications as read`}
      onAnimationEnd={() => setShouldNotify(false)}
      onClick={() => setCount(0)}
    />
  );

  return (
    <PageOutline masthead={bell}>
      <Card>
        <CardHeader actions={{ actions: star, hasNoOffset: true }}>
          <CardTitle component="h4">Cluster east</CardTitle>
        </CardHeader>
        <CardBody>
          <Button variant="secondary" onClick={notify}>
            Send a notification
          </Button>
        </CardBody>
      </Card>
    </PageOutline>
  );
};
