import { useRef, useState } from 'react';
import {
  Button,
  Drawer,
  DrawerActions,
  DrawerCloseButton,
  DrawerContent,
  DrawerContentBody,
  DrawerHead,
  DrawerPanelBody,
  DrawerPanelContent
} from '@patternfly/react-core';
import { PageOutline } from '../../figures/PageOutline';

export const DrawerThatSlidesIn: React.FunctionComponent = () => {
  const [isExpanded, setIsExpanded] = useState(false);
  const heading = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setIsExpanded(false);
    opener.current?.focus();
  };

  const details = (
    <DrawerPanelContent minSize="10rem" defaultSize="14rem">
      <DrawerHead>
        <span ref={heading} tabIndex={isExpanded ? 0 : -1}>
          Cluster east
        </span>
        <DrawerActions>
          <DrawerCloseButton onClick={close} />
        </DrawerActions>
      </DrawerHead>
      <DrawerPanelBody>12 nodes, all of them ready.</DrawerPanelBody>
    </DrawerPanelContent>
  );

  const open = (
    <Button
      ref={opener}
      variant="secondary"
      size="sm"
      aria-expanded={isExpanded}
      onClick={() => setIsExpanded(!isExpanded)}
    >
      Cluster details
    </Button>
  );

  // A drawer of a page has a least width, for which there is no room here.
  return (
    <Drawer isExpanded={isExpanded} onExpand={() => heading.current?.focus()} style={{ minInlineSize: 0 }}>
      <DrawerContent panelContent={details}>
        <DrawerContentBody>
          <PageOutline masthead={open} />
        </DrawerContentBody>
      </DrawerContent>
    </Drawer>
  );
};
