import { tabGroupHtml } from '../../core/tabGroup.ts';

export interface TabsProps {
  /** Unique in the document. */
  name: string;
  /** The HTML stands for the content of an item. */
  items: readonly { label: string; html: string }[];
}

/** Pieces of content of which readers see one at a time. */
export function Tabs(props: TabsProps) {
  return <div className="pb-tabs" dangerouslySetInnerHTML={{ __html: tabGroupHtml(props) }} />;
}
