/** The general terms of the tenant; another tenant replaces these texts (spec after-ordering §2, terms page). */
export type Terms = {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
};
