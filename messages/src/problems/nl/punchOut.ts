export const punchOut = {
  'punch_out.session_required': {
    title: 'Je sessie is afgelopen',
    detail: 'Open de winkel opnieuw vanuit je bestelsysteem.',
  },
  'punch_out.no_hook': {
    title: 'Deze winkelwagen kan niet terug',
    detail: 'Je bestelsysteem gaf geen retouradres (HOOK_URL) mee.',
  },
  'punch_out.only_order': {
    title: 'Bestel deze winkelwagen hier',
    detail: 'Voor je bedrijf gaan winkelwagens niet terug naar het bestelsysteem.',
  },
  'punch_out.only_send_back': {
    title: 'Bestellen gebeurt in je bestelsysteem',
    detail: 'Stuur de winkelwagen terug naar je bestelsysteem.',
  },
  'punch_out.not_found': {
    title: 'Deze punch-out bestaat niet',
    detail: 'Sessies worden 90 dagen bewaard.',
  },
};
