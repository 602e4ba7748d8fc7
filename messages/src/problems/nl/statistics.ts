export const statistics = {
  'statistics.period_reversed': {
    title: 'De periode eindigt voor ze begint',
    detail: 'Kies een einddatum op of na de begindatum.',
  },
  'statistics.period_too_long': {
    title: 'Deze periode is te lang',
    detail: 'Kies hoogstens vijf jaar.',
  },
  'statistics.link_invalid': {
    title: 'Deze link werkt niet meer',
    detail: 'Een link naar statistieken werkt 14 dagen. Vraag de statistieken opnieuw aan.',
  },
};
