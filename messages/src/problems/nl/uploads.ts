export const uploads = {
  'upload.wrong_filetype': {
    title: 'Dit bestandstype kunnen we niet lezen',
    detail: 'Gebruik xls, xlsx, ods of csv; bewaar een ander bestand eerst zo.',
  },
  'upload.no_data': {
    title: 'In dit bestand staan geen bestelregels',
    detail: 'Zet in elke rij een artikelnummer of EAN en een aantal.',
  },
  'upload.too_many_rows': {
    title: 'Dit bestand heeft te veel rijen: maximaal {{max}}',
    detail: 'Verdeel het over meerdere bestanden.',
  },
  'upload.too_many_columns': {
    title: 'Dit blad heeft te veel kolommen: maximaal {{max}}',
    detail: 'Kopieer alleen artikelnummers en aantallen naar een nieuw bestand, of plak ze hier.',
  },
  'upload.unreadable': {
    title: 'Dit bestand is beschadigd of niet te lezen',
    detail: 'Open het in je rekenblad, bewaar het opnieuw als xlsx of csv en probeer nog eens.',
  },
  'upload.encrypted': {
    title: 'Dit bestand is beveiligd met een wachtwoord',
    detail: 'Bewaar het zonder wachtwoord en probeer opnieuw.',
  },
  'upload.too_complex': {
    title: 'Dit bestand is te groot om te lezen',
    detail: 'Kopieer alleen artikelnummers en aantallen naar een nieuw bestand, of plak ze hier.',
  },
  'upload.too_large': {
    title: 'Dit bestand is te groot: maximaal {{max_megabytes}} MB',
    detail: 'Kopieer alleen artikelnummers en aantallen naar een nieuw bestand, of plak ze hier.',
  },
  'upload.busy': {
    title: 'Er worden nu veel bestanden gelezen',
    detail: 'Probeer het over een minuut opnieuw.',
  },
};
