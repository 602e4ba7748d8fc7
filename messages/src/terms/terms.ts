/** A tenant replaces these terms (spec after-ordering §2). */
export type Terms = {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
};
