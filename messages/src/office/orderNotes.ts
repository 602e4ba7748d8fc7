export const orderNotesNl = {
  orderNotes: {
    title: 'Notities',
    forOffice: 'Alleen voor het kantoor. De klant leest ze niet.',
    label: 'Nieuwe notitie',
    left: 'Nog {{count}} tekens',
    add: 'Notitie bewaren',
    added: 'De notitie is bewaard.',
    none: 'Nog geen notities.',
    failed: 'De notities konden niet gelezen worden.',
    erased: 'gewist',
    somebody: 'Iemand van het kantoor',
    markOne: '1 notitie',
    mark: '{{count}} notities',
    corrected: 'Aangepast door kantoor',
    filter: 'Kantoor',
    filterNoted: 'Met notitie',
  },
};

export const orderNotesFr: typeof orderNotesNl = {
  orderNotes: {
    title: 'Notes',
    forOffice: 'Réservées au bureau. Le client ne les lit pas.',
    label: 'Nouvelle note',
    left: 'Encore {{count}} caractères',
    add: 'Enregistrer la note',
    added: 'La note est enregistrée.',
    none: 'Pas encore de notes.',
    failed: 'Les notes n’ont pas pu être lues.',
    erased: 'effacée',
    somebody: 'Quelqu’un du bureau',
    markOne: '1 note',
    mark: '{{count}} notes',
    corrected: 'Adaptée par le bureau',
    filter: 'Bureau',
    filterNoted: 'Avec note',
  },
};
