/** What browsers need to know to ask the service. */
export interface AlgoliaSettings {
  applicationId: string;
  publicKey: string;
  indexName: string;
  /** Address of the service's client on another site; null for the one that comes with this package. */
  clientScript: string | null;
  /** Origin that replaces the service's own, or null. */
  host: string | null;
}
