export type Heading = 'article' | 'barcode' | 'quantity' | 'unit';

const patterns: readonly (readonly [Heading, RegExp])[] = [
  [
    'barcode',
    /^(ean|gtin|upc)(8|12|13|14|128)?(code|nr|nummer)?$|^(barcode|streepjescode|codebarres?|codeean|numeroean|eanarticle|barcodeean)$/,
  ],
  [
    'quantity',
    /^(bestel|te|aantalte)?(aantal|hoeveelheid|qty|quantity|quantite|qte|hvh|aant|menge|anzahl)(stuks?|dozen|colli|besteld|tebestellen|commandee?|acommander|ordered|st|s)?$|^(tebestellen|bestellen|besteld|commande|acommander|orderqty|orderquantity|orderedquantity|stuks|pieces|pcs|nombre|nbre|nb|colli|bestelling)$/,
  ],
  [
    'article',
    /^(artikel|artikels|art|article|articles|product|produit|item|material|prod|ref|reference|referentie|sku)(nr|nummer|no|num|number|numero|code|id|ref)?$|^(code|numero|no|n|nr|num|numerod?|numerode|noderef|nde)(artikel|article|larticle|darticle|produit|art|product|item|ref|reference)?$|^(ref|reference|referentie)(art|article|artikel|produit|fournisseur|leverancier)?$|^(bestelnr|bestelnummer|leveranciersnr|artikelnrleverancier|codearticle|refart|nart|noart|narticle|ndarticle|noarticle|darticle)$/,
  ],
  ['unit', /^(eenheid|eenh|unite|unit|uom|me|vpe|ue)$/],
];

/** Null for other headings. */
export function headingOf(cell: string): Heading | null {
  if (cell.length > 60 || !/\p{L}/u.test(cell)) return null;
  const word = cell
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/[^a-z0-9]/g, '');
  return patterns.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}
