/** A request that programs can make to a published site. */
export interface ApiRequest {
  /** Unique; the id of the operation in the OpenAPI document. */
  id: string;
  /** Address, in which `{name}` stands for the parameter. */
  path: string;
  /** What the answer is, as a phrase. */
  summary: string;
  parameter: ApiParameter | null;
  type: 'application/json' | 'text/markdown';
}

/** The part of an address that varies. It may have slashes. */
export interface ApiParameter {
  name: string;
  description: string;
  /** Values for which there is a file, in the order of the site; at least one. */
  values: readonly string[];
}

/** Returns the address of a request. @param value of its parameter */
export function requestAddress({ path, parameter }: Pick<ApiRequest, 'path' | 'parameter'>, value: string): string {
  return parameter === null ? path : path.replace(`{${parameter.name}}`, () => encodeURI(value.toWellFormed()));
}
