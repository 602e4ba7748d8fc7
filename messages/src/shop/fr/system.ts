import type * as nl from '../nl/system.ts';

export const system = {
  notFoundCode: '404',
  notFound: 'Cette page n’est pas à la carte',
  notFoundText: 'La page a déménagé ou n’existe plus. Cherchez l’article ou retournez à l’accueil.',
  toStart: 'Vers l’accueil',
  toAssortment: 'Vers l’assortiment',
  forbiddenCode: '403',
  forbidden: 'Vous n’avez pas accès à cette page',
  forbiddenText:
    'Demandez l’accès à votre administrateur, ou choisissez un autre client. Si vous travaillez via votre ERP, reconnectez-vous là-bas.',
  errorCode: 'Erreur',
  error: 'Une erreur s’est produite',
  errorText: 'Votre panier est conservé. Réessayez ou retournez à l’accueil.',
  tryAgain: 'Réessayer',
} satisfies typeof nl.system;
