import type * as nl from '../nl/profile.ts';

export const profile = {
  'profile.password_incorrect': {
    title: 'Votre mot de passe actuel n’est pas correct',
    detail: 'Vérifiez les majuscules et réessayez.',
  },
  'profile.password_invalid': {
    title: 'Ce mot de passe n’est pas possible',
    detail:
      'Il compte de 8 à 60 caractères, avec une majuscule, une minuscule et un chiffre, et n’est pas votre nom d’utilisateur.',
  },
  'profile.username_invalid': {
    title: 'Ce nom d’utilisateur n’est pas possible',
    detail: 'Choisissez au moins 4 caractères sans espaces\u00a0: lettres, chiffres, points et tirets.',
  },
  'profile.username_is_password': {
    title: 'Votre nom d’utilisateur ne peut pas être votre mot de passe',
    detail: 'Choisissez un autre nom d’utilisateur.',
  },
  'profile.username_taken': {
    title: 'Ce nom d’utilisateur est déjà utilisé',
    detail: 'Choisissez un autre nom d’utilisateur.',
  },
  'profile.email_link_invalid': {
    title: 'Ce lien ne fonctionne plus',
    detail:
      'Il a déjà été utilisé, il a expiré ou il appartient à un autre login. Votre profil indique l’adresse actuelle et permet de demander un nouveau lien.',
  },
  'customer.update_failed': {
    title: 'Les données du client n’ont pas pu être mises à jour',
    detail: 'Rien n’a été demandé. Réessayez plus tard ou appelez le service clientèle.',
  },
  'customer.address_unchanged': {
    title: 'Cette adresse est celle qui est déjà enregistrée',
    detail: 'Modifiez l’adresse, puis demandez la modification.',
  },
  'customer.change_waiting': {
    title: 'Une demande est déjà en cours pour cette adresse',
    detail: 'Nous la traitons d’abord. Appelez le service clientèle si elle doit changer.',
  },
  'customer.city_unknown': {
    title: 'Cette commune ne correspond pas au code postal',
    detail: 'Choisissez une commune de ce code postal.',
  },
  'personal_data.too_many': {
    title: 'Vous venez de télécharger vos données',
    detail: 'Attendez une heure, puis réessayez.',
  },
  'passkey.not_found': {
    title: 'Cette clé d’accès n’existe plus',
    detail: 'Elle a été supprimée entre-temps.',
  },
  'passkey.refused': {
    title: 'La clé d’accès n’a pas été acceptée',
    detail: 'Recommencez et confirmez sur votre appareil dans les 5 minutes.',
  },
  'passkey.too_many': {
    title: 'Vous avez déjà 10 clés d’accès',
    detail: 'Supprimez-en d’abord une.',
  },
  'passkey.unknown': {
    title: 'Nous ne connaissons pas cette clé d’accès',
    detail: 'Connectez-vous avec votre nom d’utilisateur et votre mot de passe.',
  },
} satisfies typeof nl.profile;
