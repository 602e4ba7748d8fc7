export const orderActsNl = {
  orderActs: {
    label: 'Wat je met deze bestelling kunt doen',
    locked: 'Vergrendeld voor de klant: {{reason}}',
    lockedUntil: 'Vergrendeld voor de klant tot {{moment}}: {{reason}}',
    lock: 'Vergrendelen',
    lockTitle: 'Bestelling {{number}} vergrendelen?',
    lockHint:
      'De klant kan ze niet wijzigen of annuleren en leest de reden. Wie ze aan het wijzigen is, behoudt die wijzigingen.',
    lockDone: 'Bestelling {{number}} is vergrendeld.',
    unlock: 'Ontgrendelen',
    unlockTitle: 'Bestelling {{number}} ontgrendelen?',
    unlockHint: 'De klant kan ze meteen weer wijzigen, tot de uiterste wijzigtijd.',
    unlockDone: 'Bestelling {{number}} is ontgrendeld.',
    extend: 'Langer laten wijzigen',
    extendTitle: 'Bestelling {{number}} langer laten wijzigen?',
    extendHint:
      'De klant kan wijzigen tot het nieuwe tijdstip, ook als de bestelling al afgesloten was. Uiterlijk de dag voor de levering.',
    extendDone: 'Bestelling {{number}} kan langer gewijzigd worden.',
    cancel: 'Annuleren voor klant',
    cancelTitle: 'Bestelling {{number}} annuleren?',
    cancelHint: 'Dit is voorgoed. De voorraad komt vrij en de klant krijgt een mail met de reden.',
    cancelDone: 'Bestelling {{number}} is geannuleerd.',
    day: 'Tot en met dag',
    time: 'Uur',
    untilUnlocked: 'Laat leeg om te vergrendelen tot je ze ontgrendelt.',
    momentMissing: 'Vul een dag en een uur in.',
  },
};

export const orderActsFr: typeof orderActsNl = {
  orderActs: {
    label: 'Ce que vous pouvez faire avec cette commande',
    locked: 'Verrouillée pour le client\u00a0: {{reason}}',
    lockedUntil: 'Verrouillée pour le client jusqu’à {{moment}}\u00a0: {{reason}}',
    lock: 'Verrouiller',
    lockTitle: 'Verrouiller la commande {{number}}\u00a0?',
    lockHint:
      'Le client ne peut ni la modifier ni l’annuler et lit le motif. Si quelqu’un est en train de la modifier, ses modifications sont conservées.',
    lockDone: 'La commande {{number}} est verrouillée.',
    unlock: 'Déverrouiller',
    unlockTitle: 'Déverrouiller la commande {{number}}\u00a0?',
    unlockHint: 'Le client peut à nouveau la modifier, jusqu’à la fin du délai de modification.',
    unlockDone: 'La commande {{number}} est déverrouillée.',
    extend: 'Prolonger le délai',
    extendTitle: 'Prolonger le délai de la commande {{number}}\u00a0?',
    extendHint:
      'Le client peut la modifier jusqu’au nouveau moment, même si elle était déjà clôturée. Au plus tard la veille de la livraison.',
    extendDone: 'La commande {{number}} peut être modifiée plus longtemps.',
    cancel: 'Annuler pour le client',
    cancelTitle: 'Annuler la commande {{number}}\u00a0?',
    cancelHint: 'C’est définitif. Le stock est libéré et le client reçoit un e-mail avec le motif.',
    cancelDone: 'La commande {{number}} est annulée.',
    day: 'Jusqu’au jour',
    time: 'Heure',
    untilUnlocked: 'Laissez vide pour verrouiller jusqu’à ce que vous la déverrouilliez.',
    momentMissing: 'Indiquez un jour et une heure.',
  },
};
