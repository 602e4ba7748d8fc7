type OwnTexts = Readonly<Record<string, string>>;

export type ShownCompany = {
  readonly name: string;
  readonly phone: string | null;
  readonly opening_hours: Readonly<Record<string, string>> | null;
  readonly logo: string | null;
  readonly colour: string | null;
  readonly texts: { readonly nl: OwnTexts; readonly fr: OwnTexts };
};

const usual: ShownCompany = {
  name: 'Talloor',
  phone: null,
  opening_hours: null,
  logo: null,
  colour: null,
  texts: { nl: {}, fr: {} },
};

/** As `/api/company.js` sets it before the page starts. */
export const company: ShownCompany = {
  ...usual,
  ...(globalThis as { readonly company?: Partial<ShownCompany> }).company,
};

export const hasOwnName = company.name !== usual.name;
