import { ArrowBendUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpRight';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { BankIcon } from '@phosphor-icons/react/dist/csr/Bank';
import { BarcodeIcon } from '@phosphor-icons/react/dist/csr/Barcode';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/csr/ChartLineUp';
import { ChatsIcon } from '@phosphor-icons/react/dist/csr/Chats';
import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast';
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
import { ListMagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/ListMagnifyingGlass';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { PlugsConnectedIcon } from '@phosphor-icons/react/dist/csr/PlugsConnected';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { ScalesIcon } from '@phosphor-icons/react/dist/csr/Scales';
import { ScrollIcon } from '@phosphor-icons/react/dist/csr/Scroll';
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck';
import { StarIcon } from '@phosphor-icons/react/dist/csr/Star';
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import { TreeStructureIcon } from '@phosphor-icons/react/dist/csr/TreeStructure';
import { UserGearIcon } from '@phosphor-icons/react/dist/csr/UserGear';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { TrayIcon } from '@phosphor-icons/react/dist/csr/Tray';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { OfficeRight } from '@talloor/rules/account/officeRights.ts';
import type { Features } from '@talloor/contracts/features.ts';
import type { OfficeWork } from './useOfficeWork.ts';
import type { OfficeTextKey } from '../i18n/useOfficeText.ts';

type MenuItem = {
  readonly to: string;
  readonly label: OfficeTextKey;
  readonly Icon: Icon;
  readonly right: OfficeRight;
  readonly feature?: keyof Features;
  readonly work?: keyof OfficeWork;
};
type MenuGroup = { readonly title: OfficeTextKey; readonly items: readonly MenuItem[] };

export const menuGroups: readonly MenuGroup[] = [
  {
    title: 'menu.sales',
    items: [
      { to: '/orders', right: 'read_orders', label: 'menu.orders', Icon: ReceiptIcon },
      {
        to: '/returns',
        right: 'read_orders',
        label: 'returns.title',
        Icon: ArrowUUpLeftIcon,
        work: 'returns',
        feature: 'pending_orders',
      },
      { to: '/lots', right: 'read_orders', label: 'lots.title', Icon: BarcodeIcon, feature: 'pending_orders' },
      { to: '/recalls', right: 'read_orders', label: 'recalls.title', Icon: WarningIcon, feature: 'pending_orders' },
      {
        to: '/parkedDeliveries',
        right: 'read_orders',
        label: 'parked.title',
        Icon: TrayIcon,
        work: 'parked',
        feature: 'pending_orders',
      },
      { to: '/invoices', right: 'read_invoices', label: 'invoices.title', Icon: InvoiceIcon },
      { to: '/documentRequests', right: 'read_invoices', label: 'documents.title', Icon: FileZipIcon },
      { to: '/payments', right: 'read_invoices', label: 'payments.title', Icon: BankIcon },
      { to: '/price-as-seen', right: 'read_orders', label: 'menu.priceAsSeen', Icon: CurrencyEurIcon },
      {
        to: '/restrictedLists',
        right: 'read_customers',
        label: 'restrictedLists.title',
        Icon: LockKeyIcon,
        feature: 'restricted_wish_list',
      },
    ],
  },
  {
    title: 'menu.customers',
    items: [
      { to: '/customers', right: 'read_customers', label: 'customers.title', Icon: StorefrontIcon },
      {
        to: '/registrations',
        right: 'read_customers',
        label: 'registrations.title',
        Icon: IdentificationCardIcon,
        work: 'registrations',
      },
      { to: '/cases', right: 'read_cases', label: 'cases.title', Icon: ChatsIcon, work: 'cases' },
      { to: '/requests', right: 'read_customers', label: 'requests.title', Icon: ChatCircleTextIcon, work: 'requests' },
      { to: '/punchOuts', right: 'read_customers', label: 'punchOuts.title', Icon: PlugsConnectedIcon },
    ],
  },
  {
    title: 'menu.shop',
    items: [
      { to: '/products', right: 'read_shop', label: 'products.title', Icon: CarrotIcon },
      { to: '/navigationNodes', right: 'read_shop', label: 'navigation.title', Icon: TreeStructureIcon },
      { to: '/labels', right: 'read_shop', label: 'labels.title', Icon: TagIcon },
      { to: '/banners', right: 'read_banners', label: 'banners.title', Icon: FlagBannerIcon },
      { to: '/specialLists', right: 'read_shop', label: 'specialLists.title', Icon: ListStarIcon },
      { to: '/synonyms', right: 'read_shop', label: 'synonyms.title', Icon: ArrowsLeftRightIcon },
      { to: '/redirects', right: 'read_shop', label: 'redirects.title', Icon: ArrowBendUpRightIcon },
      { to: '/facets', right: 'read_facets', label: 'facets.title', Icon: FunnelIcon },
      { to: '/columnSets', right: 'read_shop', label: 'columnSets.title', Icon: ColumnsIcon },
      { to: '/faqItems', right: 'read_forms', label: 'faq.title', Icon: QuestionIcon },
      { to: '/faqMisses', right: 'read_forms', label: 'faqMisses.title', Icon: MagnifyingGlassIcon },
      { to: '/announcements', right: 'read_messages', label: 'announcements.title', Icon: MegaphoneIcon },
      { to: '/termsVersions', right: 'read_shop', label: 'termsVersions.title', Icon: ScrollIcon },
      { to: '/cannedTexts', right: 'read_forms', label: 'cannedTexts.title', Icon: NoteIcon },
      { to: '/musselSeasons', right: 'read_shop', label: 'mussels.seasons', Icon: FishIcon },
      { to: '/musselPackages', right: 'read_shop', label: 'mussels.packages', Icon: ScalesIcon },
      { to: '/musselCustomers', right: 'read_shop', label: 'mussels.customers', Icon: StarIcon },
    ],
  },
  {
    title: 'menu.analytics',
    items: [
      { to: '/analytics', right: 'read_analytics', label: 'analytics.title', Icon: ChartLineUpIcon },
      { to: '/searchMisses', right: 'read_analytics', label: 'searchMisses.title', Icon: MagnifyingGlassIcon },
      { to: '/analytics-events', right: 'read_analytics', label: 'liveEvents.title', Icon: BroadcastIcon },
    ],
  },
  {
    title: 'menu.control',
    items: [
      { to: '/imports', right: 'read_audit', label: 'menu.imports', Icon: DownloadSimpleIcon },
      { to: '/catalogueChanges', right: 'read_audit', label: 'menu.changes', Icon: ClockCounterClockwiseIcon },
      { to: '/audit', right: 'read_audit', label: 'audit.title', Icon: ListMagnifyingGlassIcon },
      { to: '/seals', right: 'read_audit', label: 'seals.title', Icon: SealCheckIcon },
      { to: '/users', right: 'read_customers', label: 'users.title', Icon: UsersThreeIcon },
      { to: '/officeRoles', right: 'give_roles', label: 'roles.title', Icon: UserGearIcon },
      { to: '/apiKeys', right: 'operate', label: 'menu.apiKeys', Icon: KeyIcon },
      { to: '/subscriptions', right: 'watch_operations', label: 'menu.subscriptions', Icon: GaugeIcon },
    ],
  },
];

export const menuItems: readonly MenuItem[] = menuGroups.flatMap(({ items }) => items);

export function rightOfPage(pathname: string): OfficeRight | null {
  if (/^\/orders\/[^/]+\/correct$/.test(pathname)) return 'correct_orders';
  return menuItems.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.right ?? null;
}
