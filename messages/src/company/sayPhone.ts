/** Sentences that ask to call name the number. */
export const sayPhone = (text: string, phone: string): string =>
  text
    .replaceAll(/\b(bel (?:(?:dan|meteen) )?de klantendienst)/gi, `$1 op ${phone}`)
    .replaceAll(/\b(appelez (?:immédiatement )?le service clientèle)/gi, `$1 au ${phone}`);
