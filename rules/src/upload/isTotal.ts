const totals = new Set('totaal total totaux tot som somme sum subtotaal subtotal soustotal eindtotaal'.split(' '));
const besides = new Set(
  `sub sous eind grand algemeen general generale bestelling commande order aantal quantite artikelen articles stuks pieces
  lijnen regels lignes excl excluding exclusief incl inclusief btw tva htva tvac ht ttc hors compris eur euro van de la du
  des y`.split(/\s+/),
);

/** `Totaal excl. btw`, but not `Total Yoghurt`. */
export function isTotal(cell: string): boolean {
  const words =
    cell
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.some((word) => totals.has(word)) && words.every((word) => totals.has(word) || besides.has(word));
}
