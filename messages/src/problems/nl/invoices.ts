export const invoices = {
  'invoice.not_found': {
    title: 'Deze factuur bestaat niet',
    detail: 'Kijk het nummer na, of zoek ze bij je facturen.',
  },
  'invoice.line_not_found': {
    title: 'Deze regel staat niet op de factuur',
    detail: 'Herlaad de factuur en kies de regels opnieuw.',
  },
  'invoice.no_e_invoice': {
    title: 'Dit document bestaat niet als e-factuur',
    detail: 'De bedragen kloppen niet met elkaar. Neem de pdf of contacteer de klantendienst.',
  },
  'invoice.not_payable': {
    title: 'Factuur {{number}} is niet meer te betalen',
    detail: 'Ze is al betaald of vereffend. Herlaad de lijst.',
  },
  'invoice.in_payment': {
    title: 'Factuur {{number}} wordt al betaald',
    detail: 'Wacht tot die betaling is afgelopen, of rond ze af op de betaalpagina.',
  },
  'invoice.amount_changed': {
    title: 'Het bedrag is intussen veranderd',
    detail: 'Te betalen is nu € {{amount}}. Kijk het na en betaal opnieuw.',
  },
  'invoice.credit_not_usable': {
    title: 'Creditnota {{number}} is niet meer te gebruiken',
    detail: 'Ze is al gebruikt of zit in een andere betaling. Herlaad de lijst.',
  },
  'invoice.already_disputed': {
    title: 'Dit is al betwist',
    detail: 'We antwoorden eerst op je vorige vraag over deze factuur.',
  },
  'invoice.dispute_not_found': {
    title: 'Deze betwisting bestaat niet',
    detail: 'Herlaad de factuur.',
  },
  'invoice.dispute_answered': {
    title: 'Deze betwisting is al beantwoord',
    detail: 'Herlaad de factuur om het antwoord te zien.',
  },
  'invoice.nothing_to_credit': {
    title: 'Hier is niets te crediteren',
    detail:
      'Er is al een creditnota aangevraagd, of de regels verhogen het bedrag niet, zoals teruggenomen leeggoed. Leg het uit aan de klant.',
  },
  'invoice.unknown': {
    title: 'Factuur {{number}} is nog niet ontvangen',
    detail: 'De melding wacht tot de factuur er is, of tot iemand haar verbetert.',
  },
  'invoice.customer_unknown': {
    title: 'Klant {{customer}} bestaat niet',
    detail: 'Kijk het klantnummer na.',
  },
  'invoice.note_unknown': {
    title: 'Levernota {{number}} is nog niet geleverd',
    detail: 'De factuur wacht tot de levering gemeld is.',
  },
  'invoice.note_of_other_customer': {
    title: 'Levernota {{number}} is van een andere klant',
    detail: 'Kijk het nummer van de klant en van de levernota na.',
  },
  'invoice.return_unknown': {
    title: 'Retour {{number}} is nog niet gecrediteerd',
    detail: 'De creditnota wacht tot het krediet van de retour vastligt.',
  },
  'invoice.corrected_unknown': {
    title: 'Factuur {{number}} van deze creditnota ontbreekt',
    detail: 'De creditnota wacht tot die factuur er is.',
  },
  'invoice.number_used': {
    title: 'Nummer {{number}} is al gebruikt voor een andere factuur',
    detail: 'De eerste blijft staan. Een verbetering is een creditnota met een eigen nummer.',
  },
  'invoice.sums_differ': {
    title: 'De bedragen kloppen niet met elkaar',
    detail: 'Som {{sum_amount}}, op de factuur {{invoice_amount}}. Kijk regels, btw en totaal na.',
  },
  'invoice.communication_invalid': {
    title: 'De gestructureerde mededeling is ongeldig',
    detail: 'Ze telt 12 cijfers, waarvan twee controlecijfers.',
  },
  'invoice.dated_ahead': {
    title: 'De datum ligt na morgen',
    detail: 'Kijk de datum na.',
  },
  'invoice.refund_exceeded': {
    title: 'Er is niet zoveel tegoed',
    detail: 'Nog te gebruiken is {{usable_amount}}.',
  },
  'invoice.transfer_on_credit_note': {
    title: '{{number}} is een creditnota',
    detail: 'Ze krijgt geen geld. Meld een uitbetaling als ‘refund’. Een overschrijving hoort bij haar factuur.',
  },
  'invoice.message_invalid': {
    title: 'De melding is onleesbaar: {{field}}',
    detail: 'Verbeter dit veld.',
  },
  'invoice.message_reused': {
    title: 'Melding {{message}} kwam al met een andere inhoud',
    detail: 'Geef ze een eigen nummer.',
  },
  'payment.not_found': {
    title: 'Deze betaling bestaat niet',
    detail: 'Kijk bij je facturen of ze betaald zijn.',
  },
  'payment.not_releasable': {
    title: 'Deze betaling is al afgelopen',
    detail: 'Herlaad de pagina.',
  },
  'payment.flag_not_closable': {
    title: 'Hier is niets af te handelen',
    detail: 'De betaling is nog onderweg, of iemand handelde ze al af. Herlaad de pagina.',
  },
  'payment.provider_unavailable': {
    title: 'De betaaldienst antwoordt niet',
    detail: 'Er is niets betaald. Probeer straks opnieuw, of schrijf het bedrag over met de QR-code.',
  },
};
