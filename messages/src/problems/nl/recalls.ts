export const recalls = {
  'recall.not_found': {
    title: 'Deze terugroeping bestaat niet',
    detail: 'Kijk het nummer na, of kies ze in de lijst.',
  },
  'recall.closed': {
    title: 'Deze terugroeping is afgesloten',
    detail: 'Er valt niets meer te antwoorden. Bel de klantendienst als je nog artikelen hebt.',
  },
  'recall.changed': {
    title: 'Deze terugroeping is ondertussen anders',
    detail:
      'Er kwam een levering bij, of iemand antwoordde al. Wat je invulde staat er nog: kijk na en verstuur opnieuw.',
  },
  'recall.all_answered': {
    title: 'Iedereen heeft al geantwoord',
    detail: 'Er is niemand om aan te herinneren.',
  },
  'recall.line_not_affected': {
    title: 'Deze regel hoort niet bij de terugroeping',
    detail: 'Laad de pagina opnieuw en vul de aantallen nog eens in.',
  },
  'recall.quantity_exceeded': {
    title: 'Van {{article}} zijn er hoogstens {{most}} betrokken',
    detail: 'Apart gezet, gebruikt en vernietigd zijn samen niet meer dan wat geleverd werd.',
  },
};
