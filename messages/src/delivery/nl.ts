/** Why a day is unavailable; holidays show their own name. */
export const nl = {
  past_cutoff: 'De besteltijd voor deze dag is voorbij.',
  holiday: 'Wettelijke feestdag',
  closing_day: 'Sluitingsdag: wij leveren niet.',
  weekend: 'In het weekend leveren wij niet.',
  not_a_delivery_day: 'Op deze dag leveren wij niet bij jou.',
};
export type DeliveryReasons = typeof nl;
