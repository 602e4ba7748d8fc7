import type * as nl from '../nl/consent.ts';

export const consent: typeof nl.consent = {
  title: 'Paramètres des cookies',
  text: 'Pouvons-nous compter les pages et les articles que vous consultez, afin d’améliorer la boutique\u00a0?',
  no: 'Non, merci',
  yes: 'Oui, d’accord',
  now: { no: 'Votre choix actuel\u00a0: non.', yes: 'Votre choix actuel\u00a0: oui.' },
  kept: {
    no: 'Nous ne mesurons pas votre utilisation de la boutique.',
    yes: 'Merci. Nous mesurons votre utilisation de la boutique.',
  },
  details: 'Que mesurons-nous exactement\u00a0?',
  measured:
    'Nous mesurons les pages et les articles consultés, les quantités de votre panier et vos commandes, avec votre langue, votre type d’appareil et votre numéro de client.',
  notMeasured:
    'Nous ne mesurons jamais votre nom, votre adresse e-mail, votre numéro de téléphone ni les mots que vous tapez.',
  own: 'Les mesures restent chez nous, sans cookie. Votre navigateur garde un numéro aléatoire jusqu’à ce que vous choisissiez non.',
  tagManager:
    'Un service de mesure externe reçoit les mesures et peut placer des cookies. Vous changez votre choix au bas de chaque page.',
};
