import { reasonsFr } from './reasonsFr.ts';
import { reasonsNl } from './reasonsNl.ts';

export const cancelReasonTexts = {
  nl: {
    no_longer_needed: 'niet meer nodig',
    ordered_twice: 'twee keer besteld',
    wrong_date: 'verkeerde leverdag',
    too_much: 'te veel besteld',
  },
  fr: {
    no_longer_needed: 'plus nécessaire',
    ordered_twice: 'commandée deux fois',
    wrong_date: 'mauvais jour de livraison',
    too_much: 'trop commandé',
  },
};

export const orderReasonTexts: Readonly<Record<'nl' | 'fr', Readonly<Record<string, string>>>> = {
  nl: { ...reasonsNl, ...cancelReasonTexts.nl },
  fr: { ...reasonsFr, ...cancelReasonTexts.fr },
};
