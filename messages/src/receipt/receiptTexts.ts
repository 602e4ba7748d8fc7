const nl = {
  file: 'ontvangstbewijs',
  title: 'Ontvangstbewijs {{order}}, versie {{version}}',
  placed: 'Geplaatst op {{moment}} (servertijd)',
  changed: 'Gewijzigd op {{moment}} (servertijd)',
  byItself: 'Vanzelf doorgestuurd bij het afsluiten, {{moment}} (servertijd)',
  by: 'door {{name}}',
  byOffice: 'door de klantendienst',
  delivery: 'Levering op {{day}}. Wijzigen kon tot {{moment}}.',
  mussels: { morning: 'Levering op {{day}}, voormiddag.', afternoon: 'Levering op {{day}}, namiddag.' },
  columns: { article: 'Artikel', was: 'Was', becomes: 'Wordt' },
  ordered: 'Besteld',
  none: '–',
  removed: 'verwijderd',
  total: 'Te betalen',
  wasTotal: 'Was te betalen',
  chain: 'Bewijs in de geschiedenis',
  event: 'Gebeurtenis {{event}}',
  hash: 'Ketenwaarde (SHA-256)',
  explain:
    'Deze waarde volgt uit de gebeurtenis en alles wat er in deze bestelling aan voorafging. Verandert daar later iets aan, of aan dit bestand, dan blijkt dat bij controle.',
};

const fr: typeof nl = {
  file: 'recepisse',
  title: 'Récépissé {{order}}, version {{version}}',
  placed: 'Passée le {{moment}} (heure du serveur)',
  changed: 'Modifiée le {{moment}} (heure du serveur)',
  byItself: 'Envoyée d’office à la clôture, le {{moment}} (heure du serveur)',
  by: 'par {{name}}',
  byOffice: 'par le service clientèle',
  delivery: 'Livraison le {{day}}. Était modifiable jusqu’au {{moment}}.',
  mussels: { morning: 'Livraison le {{day}}, matin.', afternoon: 'Livraison le {{day}}, après-midi.' },
  columns: { article: 'Article', was: 'Avant', becomes: 'Devient' },
  ordered: 'Commandé',
  none: '–',
  removed: 'supprimé',
  total: 'À payer',
  wasTotal: 'Était à payer',
  chain: 'Preuve dans l’historique',
  event: 'Événement {{event}}',
  hash: 'Valeur de chaîne (SHA-256)',
  explain:
    'Cette valeur découle de l’événement et de tout ce qui l’a précédé dans cette commande. Si quelque chose y change plus tard, ou dans ce fichier, le contrôle le montre.',
};

export const receiptTexts = { nl, fr };
