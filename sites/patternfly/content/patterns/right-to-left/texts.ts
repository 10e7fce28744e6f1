export interface Texts {
  direction: 'ltr' | 'rtl';
  language: string;
  breadcrumb: string;
  home: string;
  title: string;
  search: string;
  clear: string;
  create: string;
  backup: string;
}

export const ENGLISH: Texts = {
  direction: 'ltr',
  language: 'en',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  title: 'Servers',
  search: 'Search',
  clear: 'Clear',
  create: 'New server',
  backup: 'Backup'
};

export const HEBREW: Texts = {
  direction: 'rtl',
  language: 'he',
  breadcrumb: 'נתיב',
  home: 'דף הבית',
  title: 'שרתים',
  search: 'חיפוש',
  clear: 'ניקוי',
  create: 'שרת חדש',
  backup: 'גיבוי'
};
