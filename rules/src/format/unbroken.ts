/** Keeps number and unit on one line: `160 g`, `24 × 25 cl`, `35 %`. */
export const unbroken = (name: string): string =>
  name
    .replaceAll(/(\d) (?=(?:kg|g|l|cl|dl|ml|mm|cm|m|st|pc|%|×)(?![\p{L}\d]))/gu, '$1\u00a0')
    .replaceAll(/([×±]) (?=\d)/g, '$1\u00a0');
