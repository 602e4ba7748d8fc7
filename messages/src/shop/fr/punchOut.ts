import type { punchOut as dutch } from '../nl/punchOut.ts';

export const punchOut = {
  sendBack: 'Retour à votre système d’achat',
  sendBackShort: 'Renvoyer',
  sendsTo: 'Le panier part vers {{host}}\u00a0; vous y commandez.',
  sent: 'Renvoyé vers {{host}}',
  sentText: 'Il n’y apparaît pas\u00a0? Vous le trouvez ici sous Paniers inachevés.',
  notSent: 'Panier non renvoyé',
  changed: 'Votre panier a changé entre-temps',
  noHook: 'Votre système d’achat n’a pas transmis d’adresse de retour\u00a0: ce panier ne peut pas être renvoyé.',
  opened: 'Votre panier renvoyé est de nouveau ouvert.',
  openedText: 'Modifiez-le, puis renvoyez-le.',
  notOpened: 'Ce panier n’existe plus. Vous continuez avec le panier actuel.',
} satisfies typeof dutch;
