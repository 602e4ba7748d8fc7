/** Both languages at once, because none is known yet. */
export const maintenance = {
  nl: {
    code: 'Onderhoud',
    title: 'We ruimen even de keuken op',
    text: 'Je gegevens zijn niet geladen; de webshop is zo terug. Je winkelwagen is bewaard. Dringend? Bel de klantendienst.',
    retry: 'Opnieuw proberen',
  },
  fr: {
    code: 'Entretien',
    title: 'Nous remettons la cuisine en ordre',
    text: 'Vos données n’ont pas été chargées\u00a0; la boutique revient tout de suite. Votre panier est conservé. Urgent\u00a0? Appelez le service clientèle.',
    retry: 'Réessayer',
  },
};
