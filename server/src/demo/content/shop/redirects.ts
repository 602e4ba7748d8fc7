/** Keywords that lead to a page of the shop, as `language|keywords|path`. */
export const redirectLines = `
nl|promo|/nl/promo
nl|promoties|/nl/promo
nl|aanbiedingen|/nl/promo
nl|assortiment|/nl/assortiment
nl|bestellingen|/nl/mijn-account/bestellingen
nl|contact|/
nl|winkelwagen|/winkelwagen
nl|mosselen|/assortiment/40401
fr|promo|/fr/promo
fr|promotions|/fr/promo
fr|assortiment|/fr/assortiment
fr|commandes|/fr/mon-compte/commandes
fr|contact|/
fr|panier|/panier
fr|moules|/fr/assortiment/40401
`;
