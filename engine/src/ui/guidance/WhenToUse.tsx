import { SiblingRows, type SiblingRowsProps } from '../page/SiblingTable.tsx';

export type WhenToUseProps = Omit<SiblingRowsProps, 'labelId'>;

/** The cases of the page's family, as on its first tab, below a heading that the author writes. */
export function WhenToUse(props: WhenToUseProps) {
  return (
    <div className="pb-siblings pb-when-to-use">
      <SiblingRows {...props} labelId={null} />
    </div>
  );
}
