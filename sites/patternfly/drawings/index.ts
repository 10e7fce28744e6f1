import { accessibility } from './accessibility.tsx';
import { actions } from './actions.tsx';
import { assistants } from './assistants.tsx';
import { charts } from './charts.tsx';
import { data } from './data.tsx';
import { extensions } from './extensions.tsx';
import { feedback } from './feedback.tsx';
import { fields } from './fields.tsx';
import { foundations, utilities } from './foundations.tsx';
import { groups } from './groups.tsx';
import { guides } from './guides.tsx';
import { handbooks } from './handbooks.tsx';
import { layouts, patterns } from './layouts.tsx';
import { messages } from './messages.tsx';
import { navigation } from './navigation.tsx';
import { notFound } from './notFound.tsx';
import { releases } from './releases.tsx';
import { tools } from './tools.tsx';
import { topology } from './topology.tsx';
import { writing } from './writing.tsx';

/** Drawings of all pages of galleries, by the address of the page. */
export default {
  ...actions,
  ...fields,
  ...data,
  ...tools,
  ...feedback,
  ...navigation,
  ...layouts,
  ...patterns,
  ...foundations,
  ...utilities,
  ...charts,
  ...topology,
  ...groups,
  ...messages,
  ...extensions,
  ...assistants,
  ...guides,
  ...releases,
  ...notFound,
  ...handbooks,
  ...writing,
  ...accessibility
};
