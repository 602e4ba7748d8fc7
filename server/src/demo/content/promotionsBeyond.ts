import type { DemoPromotion } from './promotions.ts';

/** Promotions of the articles beyond those of the mock-ups; see promotions.ts. */
export const furtherPromotions: Readonly<Record<string, DemoPromotion>> = {
  kip2: {
    type: 'promotion_reduction_percentage',
    percentage: 15,
    minQuantity: 2,
    label: { nl: '−15 % vanaf 2', fr: '−15 % dès 2' },
    description: { nl: '15 % korting vanaf 2 stuks.', fr: '15 % de remise à partir de 2 pièces.' },
  },
  room3: {
    type: 'promotion_free_article',
    minQuantity: 6,
    freeArticleQuantity: 1,
    maxFreeArticles: 4,
    freeArticle: null,
    label: { nl: '6 + 1 gratis', fr: '6 + 1 gratuit' },
    description: {
      nl: 'Bij 6 stuks krijg je er 1 gratis, hoogstens 4.',
      fr: 'Pour 6 pièces, 1 gratuite, au maximum 4.',
    },
  },
  hapjes: {
    type: 'promotion_mixed_article',
    minQuantity: 4,
    freeArticleQuantity: 1,
    maxFreeArticles: 2,
    freeArticle: '508281',
    label: { nl: 'Mix 4 + saus gratis', fr: 'Mix 4 + sauce gratuite' },
    description: {
      nl: 'Neem 4 dozen mini-quiche naar keuze en krijg een fles andalouse saus gratis.',
      fr: 'Prenez 4 cartons de mini-quiches au choix et recevez un flacon de sauce andalouse.',
    },
  },
  ijs: {
    type: 'promotion_net_price',
    netPriceMills: 11_500,
    minQuantity: 4,
    label: { nl: 'Netto € 11,50 vanaf 4', fr: 'Net 11,50 € dès 4' },
    description: {
      nl: 'Nettoprijs € 11,50 per bak vanaf 4 bakken.',
      fr: 'Prix net 11,50 € le bac à partir de 4 bacs.',
    },
  },
  saus: {
    type: 'promotion_reduction_amount',
    amountMills: 1500,
    minQuantity: 2,
    label: { nl: '€ 1,50 korting vanaf 2', fr: '1,50 € de remise dès 2' },
    description: {
      nl: '€ 1,50 korting per emmer vanaf 2 emmers.',
      fr: '1,50 € de remise par seau à partir de 2 seaux.',
    },
  },
  saus6: {
    type: 'promotion_free_article',
    minQuantity: 5,
    freeArticleQuantity: 1,
    maxFreeArticles: 3,
    freeArticle: null,
    label: { nl: '5 + 1 gratis', fr: '5 + 1 gratuit' },
    description: {
      nl: 'Bij 5 flessen krijg je er 1 gratis, hoogstens 3.',
      fr: 'Pour 5 flacons, 1 gratuit, au maximum 3.',
    },
  },
  soep: {
    type: 'promotion_net_price',
    netPriceMills: 17_900,
    minQuantity: 3,
    label: { nl: 'Netto € 17,90 vanaf 3', fr: 'Net 17,90 € dès 3' },
    description: {
      nl: 'Nettoprijs € 17,90 per emmer vanaf 3 emmers.',
      fr: 'Prix net 17,90 € le seau à partir de 3 seaux.',
    },
  },
  limo: {
    type: 'promotion_reduction_percentage',
    percentage: 20,
    label: { nl: '−20 %', fr: '−20 %' },
    description: { nl: '20 % korting op cola in pet.', fr: '20 % de remise sur le cola en PET.' },
  },
  vegan: {
    type: 'promotion_mixed_article',
    minQuantity: 3,
    freeArticleQuantity: 1,
    maxFreeArticles: 2,
    freeArticle: '172154',
    label: { nl: 'Mix 3 + hummus gratis', fr: 'Mix 3 + houmous gratuit' },
    description: {
      nl: 'Neem 3 dozen vegan burgers naar keuze en krijg een bakje hummus gratis.',
      fr: 'Prenez 3 cartons de burgers végans au choix et recevez une barquette de houmous.',
    },
  },
  chips: {
    type: 'promotion_free_article',
    minQuantity: 10,
    freeArticleQuantity: 1,
    maxFreeArticles: 5,
    freeArticle: null,
    label: { nl: '10 + 1 gratis', fr: '10 + 1 gratuit' },
    description: {
      nl: 'Bij 10 dozen krijg je er 1 gratis, hoogstens 5.',
      fr: 'Pour 10 cartons, 1 gratuit, au maximum 5.',
    },
  },
  gin: {
    type: 'promotion_reduction_amount',
    amountMills: 1300,
    label: { nl: '€ 1,30 korting', fr: '1,30 € de remise' },
    description: { nl: '€ 1,30 korting per fles gin.', fr: '1,30 € de remise par bouteille de gin.' },
  },
};
