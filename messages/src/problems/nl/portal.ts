export const portal = {
  'portal.user_not_found': {
    title: 'Deze gebruiker hoort niet bij dit klantnummer',
    detail: 'Misschien is de toegang intussen ingetrokken. Laad de lijst met gebruikers opnieuw.',
  },
  'portal.own_right': {
    title: 'Je eigen beheerrecht kun je niet wegnemen',
    detail: 'Vraag het aan een andere beheerder van dit klantnummer of aan de klantendienst.',
  },
  'portal.own_limit': {
    title: 'Je eigen bestelgrens kun je niet wijzigen',
    detail: 'Vraag het aan een andere beheerder van dit klantnummer of aan de klantendienst.',
  },
  'portal.above_own_limit': {
    title: 'Je kunt niemand meer geven dan je eigen bestelgrens van {{limit_amount}}',
    detail:
      'Vul een grens in van hoogstens {{limit_amount}}, of vraag het aan een beheerder zonder grens of aan de klantendienst.',
  },
  'portal.may_not_order': {
    title: 'Je mag voor dit klantnummer niet bestellen',
    detail: 'Wat in de winkelwagen zit, kan een collega bestellen. Vraag het recht aan wie de gebruikers beheert.',
  },
};
