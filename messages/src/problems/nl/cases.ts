export const cases = {
  'case.not_found': { title: 'Dit dossier bestaat niet', detail: 'Kies het in je vragen.' },
  'case.closed': { title: 'Dit dossier is afgesloten', detail: 'Stel een nieuwe vraag.' },
  'case.person_erased': {
    title: 'De gegevens van de vrager zijn gewist',
    detail: 'In dit dossier kun je niets meer schrijven. Stel een nieuwe vraag.',
  },
  'case.line_not_found': { title: 'Regel {{line}} staat er niet op', detail: 'Kies de regels opnieuw.' },
  'case.link_invalid': {
    title: 'Deze link werkt niet meer',
    detail: 'Gebruik de link in de laatste mail, of stel je vraag opnieuw.',
  },
  'case.assignee_unknown': { title: 'Deze collega kan geen dossiers behandelen', detail: 'Kies een andere collega.' },
  'case.too_many_messages': {
    title: 'Hoogstens {{max}} berichten per dossier',
    detail: 'Stel een nieuwe vraag, of bel de klantendienst.',
  },
  'case.file_not_found': { title: 'Dit bestand is er niet meer', detail: 'Ververs het dossier.' },
  'case.too_many_files': { title: 'Hoogstens {{max}} bestanden', detail: 'Kies wat het best toont wat er mis is.' },
  'case.file_too_large': { title: 'Dit bestand is te groot', detail: 'Hoogstens {{max_megabytes}} MB per bestand.' },
  'case.file_unreadable': {
    title: 'Dit bestand kunnen we niet lezen',
    detail: 'Kies een foto in JPEG, PNG of WebP, of een PDF.',
  },
  'case.dispute_unanswered': {
    title: 'Deze betwisting is nog niet beantwoord',
    detail: 'Beantwoord ze op de factuur: dan sluit het dossier vanzelf.',
  },
  'case.dispute_has_invoice': {
    title: 'Een betwisting blijft bij haar factuur',
    detail: 'Koppel een bestelling, levernota of retour.',
  },
  'case.document_not_own': { title: 'Deze klant heeft geen document met dit nummer', detail: 'Kijk het nummer na.' },
  'contact.form_expired': {
    title: 'Het formulier stond te lang open',
    detail: 'Verstuur het opnieuw: wat je invulde staat er nog.',
  },
  'contact.not_by_hand': {
    title: 'We konden je vraag niet versturen',
    detail: 'Wacht enkele seconden en verstuur opnieuw, of bel de klantendienst.',
  },
};
