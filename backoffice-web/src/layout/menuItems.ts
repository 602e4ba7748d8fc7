import { ArrowBendUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpRight';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { BankIcon } from '@phosphor-icons/react/dist/csr/Bank';
import { BarcodeIcon } from '@phosphor-icons/react/dist/csr/Barcode';
import { ChatsIcon } from '@phosphor-icons/react/dist/csr/Chats';
import { CarrotIcon } from '@phosphor-icons/react/dist/csr/Carrot';
import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/csr/ChatCircleText';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { ColumnsIcon } from '@phosphor-icons/react/dist/csr/Columns';
import { CurrencyEurIcon } from '@phosphor-icons/react/dist/csr/CurrencyEur';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { FileZipIcon } from '@phosphor-icons/react/dist/csr/FileZip';
import { FishIcon } from '@phosphor-icons/react/dist/csr/Fish';
import { NoteIcon } from '@phosphor-icons/react/dist/csr/Note';
import { FlagBannerIcon } from '@phosphor-icons/react/dist/csr/FlagBanner';
import { FunnelIcon } from '@phosphor-icons/react/dist/csr/Funnel';
import { GaugeIcon } from '@phosphor-icons/react/dist/csr/Gauge';
import { IdentificationCardIcon } from '@phosphor-icons/react/dist/csr/IdentificationCard';
import { InvoiceIcon } from '@phosphor-icons/react/dist/csr/Invoice';
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { ListStarIcon } from '@phosphor-icons/react/dist/csr/ListStar';
import { LockKeyIcon } from '@phosphor-icons/react/dist/csr/LockKey';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { PlugsConnectedIcon } from '@phosphor-icons/react/dist/csr/PlugsConnected';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { ScalesIcon } from '@phosphor-icons/react/dist/csr/Scales';
import { ScrollIcon } from '@phosphor-icons/react/dist/csr/Scroll';
import { StarIcon } from '@phosphor-icons/react/dist/csr/Star';
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import { TreeStructureIcon } from '@phosphor-icons/react/dist/csr/TreeStructure';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { TrayIcon } from '@phosphor-icons/react/dist/csr/Tray';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { Features } from '@talloor/contracts/features.ts';
import type { OfficeWork } from './useOfficeWork.ts';
import type { OfficeRole } from '../data/authProvider.ts';
import type { OfficeTextKey } from '../i18n/useOfficeText.ts';

type MenuItem = {
  readonly to: string;
  readonly label: OfficeTextKey;
  readonly Icon: Icon;
  /** Default: all office roles. */
  readonly roles?: readonly OfficeRole[];
  readonly feature?: keyof Features;
  readonly work?: keyof OfficeWork;
};
type MenuGroup = { readonly title: OfficeTextKey; readonly items: readonly MenuItem[] };

export const menuGroups: readonly MenuGroup[] = [
  {
    title: 'menu.sales',
    items: [
      { to: '/orders', label: 'menu.orders', Icon: ReceiptIcon },
      { to: '/returns', label: 'returns.title', Icon: ArrowUUpLeftIcon, work: 'returns', feature: 'pending_orders' },
      { to: '/lots', label: 'lots.title', Icon: BarcodeIcon, feature: 'pending_orders' },
      { to: '/recalls', label: 'recalls.title', Icon: WarningIcon, feature: 'pending_orders' },
      { to: '/parkedDeliveries', label: 'parked.title', Icon: TrayIcon, work: 'parked', feature: 'pending_orders' },
      { to: '/invoices', label: 'invoices.title', Icon: InvoiceIcon },
      { to: '/documentRequests', label: 'documents.title', Icon: FileZipIcon },
      { to: '/payments', label: 'payments.title', Icon: BankIcon },
      { to: '/price-as-seen', label: 'menu.priceAsSeen', Icon: CurrencyEurIcon },
      {
        to: '/restrictedLists',
        label: 'restrictedLists.title',
        Icon: LockKeyIcon,
        feature: 'restricted_wish_list',
      },
    ],
  },
  {
    title: 'menu.customers',
    items: [
      { to: '/customers', label: 'customers.title', Icon: StorefrontIcon },
      { to: '/registrations', label: 'registrations.title', Icon: IdentificationCardIcon, work: 'registrations' },
      { to: '/cases', label: 'cases.title', Icon: ChatsIcon, work: 'cases' },
      { to: '/requests', label: 'requests.title', Icon: ChatCircleTextIcon, work: 'requests' },
      { to: '/punchOuts', label: 'punchOuts.title', Icon: PlugsConnectedIcon },
    ],
  },
  {
    title: 'menu.shop',
    items: [
      { to: '/products', label: 'products.title', Icon: CarrotIcon },
      { to: '/navigationNodes', label: 'navigation.title', Icon: TreeStructureIcon },
      { to: '/labels', label: 'labels.title', Icon: TagIcon },
      { to: '/banners', label: 'banners.title', Icon: FlagBannerIcon },
      { to: '/specialLists', label: 'specialLists.title', Icon: ListStarIcon },
      { to: '/synonyms', label: 'synonyms.title', Icon: ArrowsLeftRightIcon },
      { to: '/redirects', label: 'redirects.title', Icon: ArrowBendUpRightIcon },
      { to: '/facets', label: 'facets.title', Icon: FunnelIcon },
      { to: '/columnSets', label: 'columnSets.title', Icon: ColumnsIcon },
      { to: '/faqItems', label: 'faq.title', Icon: QuestionIcon },
      { to: '/faqMisses', label: 'faqMisses.title', Icon: MagnifyingGlassIcon },
      { to: '/announcements', label: 'announcements.title', Icon: MegaphoneIcon },
      { to: '/termsVersions', label: 'termsVersions.title', Icon: ScrollIcon },
      { to: '/cannedTexts', label: 'cannedTexts.title', Icon: NoteIcon },
      { to: '/musselSeasons', label: 'mussels.seasons', Icon: FishIcon },
      { to: '/musselPackages', label: 'mussels.packages', Icon: ScalesIcon },
      { to: '/musselCustomers', label: 'mussels.customers', Icon: StarIcon },
    ],
  },
  {
    title: 'menu.control',
    items: [
      { to: '/imports', label: 'menu.imports', Icon: DownloadSimpleIcon },
      { to: '/catalogueChanges', label: 'menu.changes', Icon: ClockCounterClockwiseIcon },
      { to: '/users', label: 'users.title', Icon: UsersThreeIcon },
      { to: '/apiKeys', label: 'menu.apiKeys', Icon: KeyIcon, roles: ['admin'] },
      { to: '/subscriptions', label: 'menu.subscriptions', Icon: GaugeIcon, roles: ['auditor', 'admin'] },
    ],
  },
];
