import { useState } from 'react';

import styles from './chart.module.css';

/** A default export, with a style sheet of its own. */
export default function Chart({ data, children }) {
  return (
    <figure className={styles.chart} data-values={data?.join()}>
      {children}
    </figure>
  );
}

/** Named like an element of HTML. */
export function Title({ children }) {
  return <strong>{children}</strong>;
}

/** Needs the browser. */
export function Counter({ start = 0 }) {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

export function Broken() {
  throw new Error('The data are missing.');
}

export const Menu = { Item: ({ children }) => <em>{children}</em> };
