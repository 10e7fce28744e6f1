import { Island } from '../islands/Island.tsx';
import { CheckCode, type CheckCodeProps } from './CheckCode.tsx';
import { checkCode } from './feature.ts';

/** The field for code in a prerendered page. */
export function CheckCodeIsland(props: CheckCodeProps) {
  return <Island feature={checkCode} component={CheckCode} props={props} load="intent" />;
}
