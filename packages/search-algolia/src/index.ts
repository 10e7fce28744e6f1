export { algolia, type AlgoliaOptions } from './algolia.ts';
