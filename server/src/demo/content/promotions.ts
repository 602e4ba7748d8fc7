import type { PromoFacts } from '@talloor/rules/facts.ts';

export type DemoPromotion = Omit<
  PromoFacts,
  | 'promoId'
  | 'articleNumbers'
  | 'freeItem'
  | 'percentage'
  | 'amountMills'
  | 'netPriceMills'
  | 'minQuantity'
  | 'freeArticleQuantity'
  | 'maxFreeArticles'
> &
  Partial<
    Pick<
      PromoFacts,
      'percentage' | 'amountMills' | 'netPriceMills' | 'minQuantity' | 'freeArticleQuantity' | 'maxFreeArticles'
    >
  > & {
    /** The article that is given for nothing; null where it is the article itself. */
    readonly freeArticle?: string | null;
  };

/** Promotions of the demo tenant; articles name theirs by key (`promo=…`). All five types of spec shopping §3 occur. */
export const demoPromotions: Readonly<Record<string, DemoPromotion>> = {
  witloof: {
    type: 'promotion_reduction_amount',
    amountMills: 2000,
    label: { nl: '€ 2 korting', fr: '2 € de remise' },
    description: {
      nl: '€ 2 korting per kist grondwitloof.',
      fr: '2 € de remise par caisse de chicons de pleine terre.',
    },
  },
  garnaal: {
    type: 'promotion_reduction_amount',
    amountMills: 3000,
    label: { nl: '€ 3 korting', fr: '3 € de remise' },
    description: {
      nl: '€ 3 korting per bakje grijze garnalen.',
      fr: '3 € de remise par barquette de crevettes grises.',
    },
  },
  kipfilet: {
    type: 'promotion_reduction_amount',
    amountMills: 2645,
    label: { nl: '−12 %', fr: '−12 %' },
    description: { nl: '12 % korting op kipfilet.', fr: '12 % de remise sur le filet de poulet.' },
  },
  volauvent: {
    type: 'promotion_reduction_amount',
    amountMills: 3000,
    label: { nl: '−12 %', fr: '−12 %' },
    description: {
      nl: '12 % korting op vol-au-vent vulling.',
      fr: '12 % de remise sur la garniture pour vol-au-vent.',
    },
  },
  pistolet: {
    type: 'promotion_reduction_amount',
    amountMills: 2200,
    label: { nl: '−13 %', fr: '−13 %' },
    description: { nl: '13 % korting op witte pistolets.', fr: '13 % de remise sur les pistolets blancs.' },
  },
  abdij: {
    type: 'promotion_reduction_amount',
    amountMills: 1050,
    label: { nl: '−8 %', fr: '−8 %' },
    description: { nl: '8 % korting op gesneden abdijkaas.', fr: "8 % de remise sur le fromage d'abbaye tranché." },
  },
  handzeep: {
    type: 'promotion_reduction_amount',
    amountMills: 2100,
    label: { nl: '−15 %', fr: '−15 %' },
    description: { nl: '15 % korting op handzeep.', fr: '15 % de remise sur le savon mains.' },
  },
  pct10: {
    type: 'promotion_reduction_percentage',
    percentage: 10,
    label: { nl: '−10 %', fr: '−10 %' },
    description: { nl: '10 % korting.', fr: '10 % de remise.' },
  },
  pct10v4: {
    type: 'promotion_reduction_percentage',
    percentage: 10,
    minQuantity: 4,
    label: { nl: '−10 % vanaf 4', fr: '−10 % dès 4' },
    description: { nl: '10 % korting vanaf 4 stuks.', fr: '10 % de remise à partir de 4 pièces.' },
  },
  tafelbier: {
    type: 'promotion_reduction_percentage',
    percentage: 25,
    minQuantity: 2,
    label: { nl: '2e bak −50 %', fr: '2e casier −50 %' },
    description: { nl: '25 % korting vanaf 2 bakken.', fr: '25 % de remise à partir de 2 casiers.' },
  },
  passata: {
    type: 'promotion_net_price',
    netPriceMills: 5200,
    minQuantity: 6,
    label: { nl: 'Netto € 5,20 vanaf 6', fr: 'Net 5,20 € dès 6' },
    description: {
      nl: 'Nettoprijs € 5,20 per blik vanaf 6 blikken.',
      fr: 'Prix net 5,20 € la boîte à partir de 6 boîtes.',
    },
  },
  elfplus1: {
    type: 'promotion_free_article',
    minQuantity: 11,
    freeArticleQuantity: 1,
    maxFreeArticles: 5,
    freeArticle: null,
    label: { nl: '11 + 1 gratis', fr: '11 + 1 gratuit' },
    description: {
      nl: 'Bij 11 dozen krijg je er 1 gratis, hoogstens 5.',
      fr: 'Pour 11 cartons, 1 gratuit, au maximum 5.',
    },
  },
  room: {
    type: 'promotion_free_article',
    minQuantity: 12,
    freeArticleQuantity: 1,
    maxFreeArticles: 3,
    freeArticle: '133499',
    label: { nl: 'Gratis kaas bij 12', fr: 'Fromage gratuit dès 12' },
    description: {
      nl: 'Bij elke 12 st volle room 35 % een zakje geraspte abdijkaas gratis, hoogstens 3.',
      fr: "Pour 12 pc de crème entière 35 %, un sachet de fromage d'abbaye râpé gratuit, au maximum 3.",
    },
  },
  mix: {
    type: 'promotion_mixed_article',
    minQuantity: 6,
    freeArticleQuantity: 1,
    maxFreeArticles: 2,
    freeArticle: '162084',
    label: { nl: 'Mix 6 + blik maïs gratis', fr: 'Mix 6 + boîte de maïs gratuite' },
    description: {
      nl: 'Neem 6 tonijn, ansjovis of olijven naar keuze en krijg een blik maïs gratis.',
      fr: 'Prenez 6 thons, anchois ou olives au choix et recevez une boîte de maïs.',
    },
  },
};
