import type * as nl from '../nl/accounts.ts';

export const accounts = {
  'login.invalid': {
    title: 'Nom d’utilisateur ou mot de passe incorrect',
    detail: 'Vérifiez les majuscules et réessayez.',
  },
  'login.blocked': {
    title: 'Votre compte est bloqué',
    detail:
      'Après trois tentatives échouées, il l’est pendant cinq minutes. Réessayez ensuite ou choisissez un nouveau mot de passe.',
  },
  'login.busy': {
    title: 'Trop de personnes se connectent en ce moment',
    detail: 'Réessayez dans quelques secondes.',
  },
  'login.no_customer': {
    title: 'Ce nom d’utilisateur n’est plus lié à un client actif',
    detail: 'Contactez le service clientèle.',
  },
  'login.rate_limited': {
    title: 'Trop de tentatives de connexion',
    detail: 'Attendez quelques minutes, puis réessayez.',
  },
  'customer.not_selected': {
    title: 'Vous n’avez pas encore choisi de numéro de client',
    detail: 'Choisissez pour qui vous commandez et réessayez.',
  },
  'customer.suspended': {
    title: 'Ce numéro de client est suspendu',
    detail: 'Commander est impossible pour le moment. Contactez le service clientèle\u00a0; votre panier est conservé.',
  },
  'customer.cancelled': {
    title: 'Ce numéro de client est résilié',
    detail: 'Choisissez un autre numéro de client ou contactez le service clientèle.',
  },
  'account.suspended': {
    title: 'Votre compte est suspendu',
    detail: 'Contactez le service clientèle pour le rouvrir.',
  },
  'account.cancelled': {
    title: 'Votre compte est résilié',
    detail: 'Contactez le service clientèle si vous souhaitez commander à nouveau.',
  },
  'account.already_registered': {
    title: 'Ce compte existe déjà sous un autre nom d’utilisateur',
    detail: 'Connectez-vous avec ce nom d’utilisateur ou contactez le service clientèle.',
  },
} satisfies typeof nl.accounts;
