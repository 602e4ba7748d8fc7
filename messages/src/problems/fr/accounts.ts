import type * as nl from '../nl/accounts.ts';

export const accounts = {
  'login.invalid': {
    title: 'Nom d’utilisateur ou mot de passe incorrect',
    detail: 'Vérifiez les majuscules et réessayez.',
  },
  'login.blocked': {
    title: 'Votre login est bloqué',
    detail:
      'Après trois tentatives échouées, il l’est pendant cinq minutes. Réessayez ensuite ou choisissez un nouveau mot de passe.',
  },
  'login.busy': {
    title: 'Beaucoup de personnes se connectent en ce moment',
    detail: 'Réessayez dans quelques secondes.',
  },
  'login.passkey_required': {
    title: 'Connectez-vous avec votre clé d’accès',
    detail:
      'Ce compte a une clé d’accès. Sur la page de connexion de la boutique, choisissez «\u00a0Utiliser une clé d’accès\u00a0».',
  },
  'login.no_customer': {
    title: 'Ce nom d’utilisateur n’est plus lié à un client actif',
    detail: 'Contactez le service clientèle.',
  },
  'login.rate_limited': {
    title: 'Trop de tentatives de connexion',
    detail: 'Attendez quelques minutes, puis réessayez.',
  },
  'password.not_allowed': {
    title: 'Ce mot de passe ne convient pas',
    detail:
      'Un mot de passe compte de 8 à 60 caractères avec une majuscule, une minuscule et un chiffre, n’est pas votre nom d’utilisateur et ne se devine pas.',
  },
  'password.not_confirmed': {
    title: 'Les deux mots de passe ne sont pas identiques',
    detail: 'Tapez deux fois le même mot de passe.',
  },
  'recovery.email_invalid': {
    title: 'Cette adresse e-mail n’est pas valide',
    detail: 'Une adresse s’écrit comme nom@commerce.be.',
  },
  'recovery.unknown_username': {
    title: 'Nous ne connaissons pas ce nom d’utilisateur',
    detail: 'Vérifiez son orthographe ou demandez-le avec votre adresse e-mail.',
  },
  'recovery.email_differs': {
    title: 'Cette adresse e-mail n’est pas celle que nous connaissons de cet utilisateur',
    detail: 'Utilisez l’adresse où vous recevez nos e-mails ou contactez le service clientèle.',
  },
  'recovery.login_invalid': {
    title: 'Ce login n’est pas valide',
    detail: 'Il est suspendu ou clôturé. Contactez le service clientèle.',
  },
  'recovery.unknown_email': {
    title: 'Nous ne connaissons aucun utilisateur avec cette adresse e-mail',
    detail: 'Contactez le service clientèle.',
  },
  'recovery.link_invalid': {
    title: 'Ce lien n’est pas valide ou a expiré',
    detail: 'Un lien fonctionne une seule fois et pendant une heure. Demandez-en un nouveau.',
  },
  'recovery.rate_limited': {
    title: 'Trop de demandes',
    detail: 'Attendez un quart d’heure, puis réessayez.',
  },
  'customer.not_selected': {
    title: 'Vous n’avez pas encore choisi de numéro de client',
    detail: 'Choisissez pour qui vous commandez et réessayez.',
  },
  'customer.changed': {
    title: 'Vous commandez entre-temps pour un autre client',
    detail: 'Dans une autre fenêtre, vous avez choisi un autre client. Vérifiez en haut pour qui vous commandez.',
  },
  'customer.suspended': {
    title: 'Ce numéro de client est suspendu',
    detail: 'Commander est impossible pour le moment. Contactez le service clientèle\u00a0; votre panier est conservé.',
  },
  'customer.cancelled': {
    title: 'Ce numéro de client est clôturé',
    detail: 'Choisissez un autre numéro de client ou contactez le service clientèle.',
  },
  'account.suspended': {
    title: 'Votre compte est suspendu',
    detail: 'Contactez le service clientèle pour le rouvrir.',
  },
  'account.cancelled': {
    title: 'Votre compte est clôturé',
    detail: 'Contactez le service clientèle si vous souhaitez commander à nouveau.',
  },
  'account.already_registered': {
    title: 'Ce compte existe déjà sous un autre nom d’utilisateur',
    detail: 'Connectez-vous avec ce nom d’utilisateur ou contactez le service clientèle.',
  },
} satisfies typeof nl.accounts;
