import { isPiece, isUnit } from '@talloor/rules/upload/unitWords.ts';

/** `article`: an article number or a name. `other`: stock, price, minimum and the like. */
export type Heading = 'number' | 'article' | 'barcode' | 'quantity' | 'unit' | 'other';

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Without accents, spaces and punctuation. */
const quantities = wordsOf(`
  aantal aantallen aant aantalstuks hoeveelheid hvh bestel bestellen bestelling bestelaantal bestelhoeveelheid
  besteld aantalbesteld tebestellen aantaltebestellen bestelaantallen gewenst gewenstaantal aantalgewenst
  gewenstehoeveelheid nodig aantalnodig benodigd benodigdaantal
  quantite quantites qte qtes qt quantitesouhaitee qtesouhaitee quantitevoulue qtevoulue quantitedesiree qtedesiree
  quantitecommandee qtecommandee quantiteacommander qteacommander quantitecommande qtecommande qtecde cde cdes
  commande commander acommander besoin besoins
  quantity quantities qty qtys order orders orderqty orderquantity qtyorder orderedquantity orderedqty qtyordered
  quantityordered toorder qtytoorder quantitytoorder needed qtyneeded required qtyrequired
  menge anzahl bestellmenge`);
const numbers =
  /^(artikel|art|article|product|produit|prod|item|material|bestel)s?(nr|nummer|no|num|number|numero|code|id|ref)$|^(code|numero|no|n|nr|num|numerode?|nde?|noderef|refde?|referencede?|codede?|ref|reference|referentie)(artikel|article|larticle|darticle|produit|art|product|item|ref|fournisseur|leverancier)$|^(ref|reference|referentie|sku|code|leveranciersnr|artikelnrleverancier)$/;
const articles = /^(artikels?|articles?|art|products?|produits?|items?|material)$/;
const barcodes =
  /^(ean|gtin|upc)(8|12|13|14|128)?(code|nr|nummer)?$|^(barcode|streepjescode|codebarres?|codeean|numeroean|eanarticle|barcodeean)$/;
const units = /^(eenheid|eenh|besteleenheid|unite|unites|unit|units|uom|me|vpe|ue)$/;
/** Of stock, prices and earlier orders, in headings, titles and names of sheets. */
const stock =
  'voorraad|stock|inventa|(?<!bes)telling|prijs|price|prix|tarif|minim|laatst|vorig|previous|derni|precedent|geleverd|delivered|verbruik(?!s)|consommation|saldo|bestelpunt';
const others = new RegExp(
  `${stock}|reorder|btw|vat|tva|min$|maximum|^max$|^par|par$|last|datum|date|bedrag|totaal|total|montant|amount|leeggoed|vidange|deposit|consigne|korting|remise|discount|verpakking|inhoud|conditionnement|verkochtper|venduepar|vendupar|multiple|omschrijving|naam|description|designation|^name|merk|marque|brand|categor|opmerking|remarque|remark|beschikbaar|disponible|available|onhand|colisage|per(doos|colli|pak|bak|carton)|par(carton|colis)|packsize|^pack$|usage|livre|^per$|^bestellenvoor$|^commanderavant$|gewicht|poids|weight|solde`,
);
const stockTitle = new RegExp(String.raw`${stock}|\bpar\b|\blast\b|livree?s?\b`);
/** May also head order numbers. */
const orderWords = wordsOf('order orders commande commander bestelling bestel cde cdes');
const pieceWords = wordsOf('stuks stuk stk st pcs pieces piece pc nombre nbre');
const earlierOrders = /besteld$|ordered$|commandee?$/;
/** A day or week beside the word: `Aantal vrijdag`, `Order week 12`. */
const days =
  /\b(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday|ma|di|wo|do|vr|za|zo|week|semaine|wk|\d{1,2}([/.-]\d{1,2}([/.-]\d{2,4})?)?)\b/g;

export function headingOf(cell: string): Heading | null {
  if (cell.length > 60 || !/\p{L}/u.test(cell)) return null;
  const text = fold(cell);
  // As in `Aantal (voorraad)`.
  if (others.test(bare(text))) return 'other';
  // `Aantal (dozen)` counts boxes: only a day, date or pieces in parentheses change nothing.
  const plain = text.replaceAll(/\(([^)]*)\)/g, (all, inner: string) =>
    bare(inner.replaceAll(days, '')) === '' || pieceWords.has(bare(inner)) ? '' : all,
  );
  const word = bare(plain);
  if (quantities.has(word)) return 'quantity';
  const withoutDay = bare(plain.replaceAll(days, ''));
  if (quantities.has(withoutDay)) return earlierOrders.test(withoutDay) ? 'other' : 'quantity';
  if (barcodes.test(word)) return 'barcode';
  if (numbers.test(word)) return 'number';
  if (articles.test(word)) return 'article';
  return units.test(word) ? 'unit' : null;
}

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const namesStock = (text: string): boolean => stockTitle.test(fold(text));
export const mayHeadOrderNumbers = (heading: string): boolean =>
  orderWords.has(bare(fold(heading).replaceAll(days, '')));
const wordsIn = (heading: string): readonly string[] =>
  headingOf(heading) === 'other' ? [] : (fold(heading).match(/[a-z]{2,}/g) ?? []);
/** `Dozen`, `Aantal zaal`. */
export const headsCount = (heading: string): boolean =>
  headingOf(heading) === null &&
  wordsIn(heading).some((word) => isUnit(word) || pieceWords.has(word) || quantities.has(word));
/** What a column of quantities counts, when not pieces: `dozen`, or ''. */
export const countedUnit = (heading: string): string =>
  wordsIn(heading).find((word) => isUnit(word) && !isPiece(word)) ?? '';
/** Beside these, what was ordered is told by a delivery. */
export const headsDelivered = (heading: string): boolean => /geleverd|livre|delivered|backorder/.test(fold(heading));

const bare = (text: string): string => text.replaceAll(/[^a-z0-9]/g, '');
