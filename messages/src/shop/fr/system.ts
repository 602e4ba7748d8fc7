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
  reconnect: 'Reconnectez-vous depuis votre système ERP',
  reconnectText:
    'Vous n’êtes pas connecté. Rouvrez la boutique depuis votre système ERP\u00a0; inutile de vous connecter ici.',
  erpEnded: 'Votre session est terminée. Votre panier et les données saisies pour la commande restent conservés.',
  erpIncomplete:
    'Votre système ERP n’a pas tout envoyé\u00a0: le nom d’utilisateur et le mot de passe sont nécessaires.',
  erpHook:
    'L’adresse où doit aller votre panier n’est pas autorisée pour votre numéro de client. Contactez le service clientèle.',
  erpCustomer: 'Le numéro de client dans votre système ERP ne correspond pas à ce nom d’utilisateur.',
  erpInvalid: 'Le nom d’utilisateur ou le mot de passe dans votre système ERP est incorrect.',
  erpBlocked: 'Ce login est bloqué après 3 tentatives échouées. Réessayez dans 5 minutes.',
  erpBusy: 'Beaucoup de personnes se connectent en ce moment. Réessayez dans quelques secondes.',
  erpNoCustomer: 'Ce nom d’utilisateur n’est plus lié à un client actif. Contactez le service clientèle.',
  erpSuspended: 'Ce compte est suspendu. Contactez le service clientèle.',
  erpCancelled: 'Ce compte est clôturé. Contactez le service clientèle.',
  errorCode: 'Erreur',
  error: 'Une erreur s’est produite',
  errorText: 'Votre panier est conservé. Réessayez ou retournez à l’accueil.',
  tryAgain: 'Réessayer',
} satisfies typeof nl.system;
