import type * as nl from '../nl/punchOut.ts';

export const punchOut = {
  'punch_out.session_required': {
    title: 'Votre session est terminée',
    detail: 'Ouvrez de nouveau la boutique depuis votre système d’achat.',
  },
  'punch_out.no_hook': {
    title: 'Ce panier ne peut pas être renvoyé',
    detail: 'Votre système d’achat n’a pas transmis d’adresse de retour (HOOK_URL).',
  },
  'punch_out.only_order': {
    title: 'Commandez ce panier ici',
    detail: 'Pour votre entreprise, les paniers ne sont pas renvoyés au système d’achat.',
  },
  'punch_out.only_send_back': {
    title: 'La commande se fait dans votre système d’achat',
    detail: 'Renvoyez le panier à votre système d’achat.',
  },
  'punch_out.not_found': {
    title: 'Ce punch-out n’existe pas',
    detail: 'Les sessions sont conservées 90 jours.',
  },
} satisfies typeof nl.punchOut;
