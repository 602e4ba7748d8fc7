export const replacementHistoryNl = {
  choices: { replace: 'vervangen', ask: 'eerst vragen', never: 'nooit vervangen', none: 'zoals de klant afsprak' },
  titles: {
    BasketLineReplacementChosen: 'Bij tekort van {{article}}',
    OrderLineReplacementChosen: 'Bij tekort van {{article}}',
    DeliveryReplacementAsked: 'Gevraagd of {{count}} vervangingen mogen',
    DeliveryReplacementAsked_one: 'Gevraagd of 1 vervanging mag',
    DeliveryReplacementAnswered: 'Antwoord op de gevraagde vervanging',
    DeliveryReplacementLapsed: 'Geen antwoord op tijd: er komt niets in de plaats',
    DeliveryReplacementLapsed_dispatched: 'Vertrokken voor er antwoord was: er komt niets in de plaats',
    DeliveryReplacementMailSent: 'Vraag over de vervanging gemaild',
  },
  facts: { answer_until: 'Antwoord tot', answer_hour: 'Antwoord tot, de dag voor de levering', shortage: 'Bij tekort' },
  accepted: 'aanvaard',
  refused: 'geweigerd',
  withheld: {
    never: 'niet vervangen, zoals gevraagd',
    asked: 'wacht op antwoord',
    declined: 'vervanging geweigerd',
    unanswered: 'niet vervangen, geen antwoord op tijd',
  },
};
export type ReplacementHistoryWords = typeof replacementHistoryNl;
