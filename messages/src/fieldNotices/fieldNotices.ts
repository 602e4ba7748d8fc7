export type FieldNoticeTexts = {
  readonly tooLong: (length: number, most: number) => string;
  /** Codes of rules/src/account/fields; others are `other`. */
  readonly refused: Readonly<Record<string, string>> & { readonly other: string };
  /** The page has none of the refused fields. */
  readonly unmarked: string;
};

export const fieldNotices: Readonly<Record<'nl' | 'fr', FieldNoticeTexts>> = {
  nl: {
    tooLong: (length, most) => `Te lang: ${length} tekens, hoogstens ${most}`,
    refused: {
      'field.required': 'Vul dit veld in',
      'field.not_email': 'Vul een geldig e-mailadres in',
      'field.not_phone': 'Vul een geldig telefoonnummer in',
      other: 'Dit wordt zo niet aanvaard. Kijk het na',
    },
    unmarked: 'Een gegeven dat niet op deze pagina staat, is niet aanvaard. Herlaad de pagina en probeer opnieuw.',
  },
  fr: {
    tooLong: (length, most) => `Trop long\u00a0: ${length} caractères, ${most} au plus`,
    refused: {
      'field.required': 'Complétez ce champ',
      'field.not_email': 'Indiquez une adresse e-mail valable',
      'field.not_phone': 'Indiquez un numéro de téléphone valable',
      other: 'Ceci n’est pas accepté tel quel. Vérifiez-le',
    },
    unmarked: 'Une donnée qui ne figure pas sur cette page n’a pas été acceptée. Rechargez la page et réessayez.',
  },
};
