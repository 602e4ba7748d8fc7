import type { replacements as dutch } from '../nl/replacements.ts';

export const replacements = {
  'replacement.link_invalid': {
    title: 'Ce lien n’est pas valable',
    detail: 'Utilisez le lien du dernier e-mail sur cette livraison.',
  },
  'replacement.rate_limited': {
    title: 'Trop de tentatives',
    detail: 'Réessayez dans une heure.',
  },
  'replacement.not_found': {
    title: 'Rien n’a été demandé sur cette livraison',
    detail: 'Vérifiez la commande dans Mes commandes.',
  },
  'replacement.answered': {
    title: 'Une réponse a déjà été donnée',
    detail: 'La première réponse prévaut.',
  },
  'replacement.too_late': {
    title: 'Il n’est plus possible de répondre',
    detail: 'Rien ne remplace ce qui manque.',
  },
  'replacement.superseded': {
    title: 'Cette question n’est plus d’actualité',
    detail: 'La livraison a été préparée autrement. S’il reste un choix à faire, vous avez reçu un nouvel e-mail.',
  },
  'replacement.incomplete': {
    title: 'Répondez pour chaque article',
    detail: 'Indiquez pour chaque article si le remplacement convient.',
  },
} satisfies typeof dutch;
