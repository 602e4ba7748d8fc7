/** General terms; a tenant replaces them (spec after-ordering §2, terms page). */
export type Terms = {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
};
