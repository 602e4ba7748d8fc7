import type { FileRegistration } from '@talloor/command-api/aggregates/registration/fileRegistration/decideFileRegistration.ts';
import { demoCustomers } from './readCustomers.ts';

type DemoRegistration = FileRegistration & {
  readonly key: string;
  /** How long before the demo's moment it came in. */
  readonly minutesAgo: number;
};

const hour = 60;
const day = 24 * hour;
const belgium = 'BE' as const;
/** The company number of a customer that the demo has: whoever registers with it is another contact. */
const numberOf = (customerNumber: string): string =>
  (demoCustomers.find((customer) => customer.customerNumber === customerNumber)?.vatNumber ?? '').replaceAll(/\D/g, '');

/** What sales support has to look at, the oldest first (mock-up 22). */
export const demoRegistrations: readonly DemoRegistration[] = [
  {
    key: 'margot',
    minutesAgo: 2 * day + 3 * hour,
    kind: 'registration',
    language: 'fr',
    username: 'chez.margot',
    company: {
      company_type: 'self-employed',
      sector: 'restaurant',
      vat_liable: true,
      business_id: '0000401559',
      company_name: 'Chez Margot',
      took_register_address: false,
      delivery: { postal: '8957', city: 'Mesen', street: 'Markt', street_number: '7', po_box: '', country: belgium },
      invoice: null,
    },
    contact: {
      salutation: 'mrs',
      first_name: 'Margot',
      last_name: 'Delvaux',
      position: 'owner',
      phone: '057 00 00 17',
      mobile: '',
      email: 'margot@chezmargot.example',
      extra_email: '',
    },
  },
  {
    key: 'ravot',
    minutesAgo: day + 2 * hour,
    kind: 'registration',
    language: 'nl',
    username: 'kamp.ravot',
    company: {
      company_type: 'youth-camp',
      sector: 'youth_camp',
      vat_liable: false,
      business_id: '',
      company_name: 'Jeugdkamp Ravot',
      took_register_address: false,
      delivery: { postal: '2440', city: 'Geel', street: 'Kampweg', street_number: '3', po_box: '', country: belgium },
      invoice: null,
    },
    contact: {
      salutation: 'mr',
      first_name: 'Sander',
      last_name: 'Thys',
      position: 'education',
      phone: '014 00 00 23',
      mobile: '0485 00 00 23',
      email: 'sander@kampravot.example',
      extra_email: '',
    },
  },
  {
    key: 'avondrust',
    minutesAgo: 5 * hour + 57,
    kind: 'registration',
    language: 'nl',
    username: 'keuken.avondrust',
    company: {
      company_type: 'association',
      sector: 'care_home',
      vat_liable: true,
      business_id: numberOf('312002'),
      company_name: 'Woonzorgcentrum Avondrust',
      took_register_address: false,
      delivery: {
        postal: '8500',
        city: 'Kortrijk',
        street: 'Kerkstraat',
        street_number: '41',
        po_box: '',
        country: belgium,
      },
      invoice: null,
    },
    contact: {
      salutation: 'mrs',
      first_name: 'Katrien',
      last_name: 'Vandewalle',
      position: 'purchasing',
      phone: '056 00 00 81',
      mobile: '',
      email: 'katrien@avondrust.example',
      extra_email: '',
    },
  },
  {
    key: 'tilleuls',
    minutesAgo: 4 * hour + 14,
    kind: 'registration',
    language: 'fr',
    username: 'fabienne.tilleuls',
    company: {
      company_type: 'association',
      sector: 'care_home',
      vat_liable: true,
      business_id: '0000207757',
      company_name: 'Résidence Les Tilleuls ASBL',
      took_register_address: false,
      delivery: {
        postal: '5000',
        city: 'Namur',
        street: 'Rue des Carmes',
        street_number: '44',
        po_box: 'quai 2',
        country: belgium,
      },
      invoice: {
        postal: '5000',
        city: 'Namur',
        street: 'Rue des Carmes',
        street_number: '42',
        po_box: '',
        country: belgium,
      },
    },
    contact: {
      salutation: 'mrs',
      first_name: 'Fabienne',
      last_name: 'Lejeune',
      position: 'kitchen',
      phone: '081 00 00 42',
      mobile: '',
      email: 'cuisine@tilleuls.example',
      extra_email: 'compta@tilleuls.example',
    },
  },
];
