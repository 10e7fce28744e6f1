import { CalendarMonth } from '@patternfly/react-core';

const FIRST = new Date(2026, 7, 3);

export const CalendarParts: React.FunctionComponent = () => (
  <CalendarMonth date={new Date(2026, 7, 15)} locale="en-US" validators={[(date) => date >= FIRST]} />
);
