import { textAttribute } from '../../core/markdownComponent.ts';
import { readFileBeside } from '../../examples/fileBeside.ts';
import type { EngineComponent } from '../markdownContext.ts';
import type { CheckCodeProps } from './CheckCode.tsx';
import { CheckCodeIsland } from './CheckCodeIsland.tsx';
import { CheckCodeText } from './CheckCodeText.tsx';
import './checkCode.css';

/** `<CheckCode example="Card.tsx.txt" />`: a field in which readers check code of their own, or of the example. */
export const checkCode: EngineComponent<CheckCodeProps, CheckCodeProps['example']> = {
  component: CheckCodeIsland,
  markdown: CheckCodeText,
  fillsPage: true,
  readData({ source, block }) {
    const name = textAttribute(block, 'example');
    return name === null ? null : readFileBeside(source, name);
  },
  createProps: (_use, _context, example) => ({ example })
};
