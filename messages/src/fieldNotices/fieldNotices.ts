/** Words at a field of any form, in both webs. */
export type FieldNoticeTexts = {
  readonly tooLong: (length: number, most: number) => string;
  /** By the codes of rules/src/account/fields; others are `other`. */
  readonly refused: Readonly<Record<string, string>> & { readonly other: string };
  /** No field of the page bears one of these names. */
  readonly unmarked: (names: string) => string;
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
    unmarked: (names) => `Niet aanvaard: ${names}. Kijk dit veld na.`,
  },
  fr: {
    tooLong: (length, most) => `Trop long\u00a0: ${length} caractères, ${most} au plus`,
    refused: {
      'field.required': 'Complétez ce champ',
      'field.not_email': 'Indiquez une adresse e-mail valable',
      'field.not_phone': 'Indiquez un numéro de téléphone valable',
      other: 'Ceci n’est pas accepté tel quel. Vérifiez-le',
    },
    unmarked: (names) => `Refusé\u00a0: ${names}. Vérifiez ce champ.`,
  },
};
