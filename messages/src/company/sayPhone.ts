export const sayPhone = (text: string, phone: string): string =>
  text
    .replaceAll(/\b((?:bel|contacteer) (?:(?:dan|je|meteen) )?de klantendienst)/gi, `$1 op ${phone}`)
    .replaceAll(/\b((?:appelez|contactez) (?:immédiatement )?le service clientèle)/gi, `$1 au ${phone}`);
