/** Words of asking a colleague for the order that they change (issue 6). */
export const handover = {
  held: '{{name}} wijzigt deze bestelling sinds {{since}}, vergrendeld tot {{until}}.',
  somebody: 'Een collega',
  ask: 'Vraag om vrij te geven',
  waiting: 'Gevraagd aan {{name}}. Zodra de bestelling vrij is, kan je ze hier wijzigen.',
  declined: '{{name}} wijzigt nog even verder. Zodra de bestelling vrij is, kan je ze hier wijzigen.',
  free: 'Bestelling {{order}} is vrij: jij kan ze nu wijzigen',
  askedFrom: '{{name}} wil deze bestelling wijzigen, gevraagd om {{time}}.',
  release: 'Vrijgeven',
  releaseHint: 'Je wijzigingen blijven bewaard.',
  decline: 'Blijf wijzigen',
  released: 'Bestelling {{order}} is vrijgegeven',
  releasedText: 'Je wijzigingen zijn bewaard. Ga er later mee verder.',
  declinedDone: 'Je collega weet dat je nog verder wijzigt',
  failed: 'Dat lukte niet',
};
