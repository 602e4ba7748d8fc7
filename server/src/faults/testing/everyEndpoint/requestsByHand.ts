import { openOrdersModel } from '@talloor/projections/tables/openOrders.ts';
import { accountRequests } from './accountRequests.ts';
import { analyticsRequests } from './analyticsRequests.ts';
import { approvalRequests } from './approvalRequests.ts';
import { caseRequests } from './caseRequests.ts';
import { contentRequests } from './contentRequests.ts';
import { orderRequests } from './orderRequests.ts';
import { invoiceRequests } from './invoiceRequests.ts';
import { listRequests } from './listRequests.ts';
import { paymentRequests } from './paymentRequests.ts';
import { portalRequests } from './portalRequests.ts';
import { officeDeliveryRequests } from './officeDeliveryRequests.ts';
import { recallRequests } from './recallRequests.ts';
import { returnRequests } from './returnRequests.ts';
import type { ValidRequest } from './validRequest.ts';
import type { Tenant } from './tenant.ts';

export const requestsByHand = ({
  own,
  articleNumber,
  content,
  day,
  spare,
}: Tenant): Readonly<Record<string, ValidRequest>> => {
  const order = { params: { number: own.orderNumber } };
  const address = { name: 'Zaal', postal: '9000', city: 'Gent', street: 'Kouter', street_number: '2', po_box: 'b' };
  const registration = {
    kind: 'registration',
    form_token: '1.signature',
    accept_terms: true,
    company: {
      company_type: 'company',
      sector: 'restaurant',
      vat_liable: true,
      business_id: '0000207757',
      company_name: 'Chez Margot',
      took_register_address: false,
      delivery: { postal: '9000', city: 'Gent', street: 'Kouter', street_number: '2', po_box: '', country: 'BE' },
      invoice: null,
    },
    contact: {
      salutation: 'mrs',
      first_name: 'Margot',
      last_name: 'Lejeune',
      position: 'owner',
      phone: '09 223 45 67',
      mobile: '',
      email: 'margot@chez-margot.example',
      extra_email: '',
    },
    login: { username: 'margot.lejeune', password: 'Welkom-2026', confirmation: 'Welkom-2026' },
  };
  return {
    ...analyticsRequests,
    ...approvalRequests(own.basketId),
    ...paymentRequests,
    ...recallRequests(own),
    ...invoiceRequests(own),
    ...officeDeliveryRequests(own.orderNumber),
    downloadDocuments: { params: { id: '00000000-0000-4000-8000-000000000001' } },
    requestDocuments: {
      body: {
        type: 'delivery_proofs',
        from: '2026-01-01',
        to: '2026-03-31',
        customer_numbers: [own.customerNumber],
        comment: 'Voor de boekhouder',
        extra_recipient: 'boekhouder@kantoor.example',
      },
    },
    login: { body: { username: 'lotte', password: 'Welkom-2026' } },
    logout: { body: {} },
    storeRegistration: { body: { kind: 'registration', step: 'contact', fields: { company_name: 'Chez Margot' } } },
    register: { body: registration },
    getRegistrationQuestion: { body: { token: '1.2.3' } },
    answerRegistration: { body: { token: '1.2.3', answer: 'Kade 2' } },
    activateLogin: { body: { token: '1.2.3', password: 'Welkom-2026' } },
    listOfficeRegistrations: { query: { tab: 'todo' } },
    getOfficeRegistration: { params: { id: '999999' } },
    acceptRegistration: { params: { id: '999999' }, body: { segment: 'school', reason: 'data_checked' } },
    questionRegistration: {
      params: { id: '999999' },
      body: { language: 'nl', question: 'Welke kade?' },
    },
    refuseRegistration: { params: { id: '999999' }, body: { language: 'nl', reason: 'Nee' } },
    chooseCustomer: { body: { customer_number: own.customerNumber } },
    chooseBasketReminder: { body: { is_wanted: true } },
    setBasketItems: { body: { [articleNumber]: 4 } },
    changeBasketLine: { params: { id: articleNumber }, body: { quantity: 5 } },
    changeBasketLineByPost: { params: { id: articleNumber }, body: { quantity: 5 } },
    previewBasketUpload: {
      query: { name: 'week11.csv', sheet: 'Blad1' },
      body: `Artikelnummer;Aantal\n${articleNumber};4`,
    },
    checkBasketUpload: {
      body: { decimal: 'comma', rows: [{ row: 2, article: articleNumber, quantity: '4', unit: 'st', add: true }] },
    },
    rememberUploadColumns: {
      body: {
        columns: [
          { heading: 'Artikel', role: 'article' },
          { heading: 'Vrijdag', role: 'quantity' },
        ],
      },
    },
    importBasketUpload: { body: { items: [{ article_number: articleNumber, quantity: 2 }] } },
    listBaskets: {},
    activateBasket: { params: { id: own.basketId }, body: {} },
    newBasket: { body: {} },
    downloadBasket: { query: { id: own.basketId } },
    showBasketForm: {},
    sendBasketForm: {
      body: {
        csrf_token: 'of-another-session',
        form_submit: '1',
        submit_event: 'update',
        has_validated: '0',
        form_id: own.basketId,
        basket_id: own.basketId,
        script: '0',
        article: articleNumber,
        quantity: '3',
        moment: day,
        po_number: 'WK12',
        message: 'zijdeur',
        extra_emails: 'keuken@talloor.example',
        amount_to_pay: '312.46',
      },
    },
    setBasketReference: { body: 'WK12' },
    chooseDeliveryAddress: { body: { alternative_address: address } },
    confirmDeliveryMoment: { params: { timestamp: day }, query: { window: '08:30' } },
    confirmDeliveryMomentByPost: { params: { timestamp: day }, query: { window: '08:30' }, body: {} },
    chooseBasketKind: { body: { kind: 'new' } },
    checkout: {
      body: {
        basket_id: own.basketId,
        po_number: 'WK12',
        message: 'zijdeur',
        extra_emails: ['keuken@talloor.example'],
        amount_to_pay: 10.5,
      },
    },
    listMomentMeanings: { query: { days: day } },
    previewDeliveryMoment: { params: { timestamp: day }, query: { window: '08:30', service: 'standard' } },
    lookUpCompany: { params: { business_id: '0000207757' } },
    lookUpCompanyByPost: { params: { business_id: '0000207757' }, body: {} },
    listFunctionTitlesByPost: { body: {} },
    findCities: { query: { postal: '9000' } },
    findStreets: { query: { postal: '9000', city: 'Gent' } },
    searchProducts: {
      query: {
        keywords: 'artikel',
        page: '1',
        limit: '24',
        sort: '2',
        filters: '{"group":["veg"]}',
        extraFilters: '{}',
        deliveryDate: '2026-03-13',
      },
    },
    autocomplete: { params: { keywords: 'artikel' } },
    getArticle: { params: { artNo: articleNumber } },
    listOrderedArticles: { query: { limit: '8' } },
    getProducts: { query: { articles: `${articleNumber},999999` } },
    getRelated: { params: { id: articleNumber } },
    getRelatedByForm: { params: { id: articleNumber }, body: { option: ['products', 'up_sell'] } },
    findTradeItem: { params: { barcode: '4006381333931' } },
    getSpecSheet: { params: { artNo: articleNumber, type: 'T' } },
    getSpecialList: { params: { id: '1' } },
    listBanners: { query: { place: 'start' } },
    listSpecialLists: { query: { place: 'promo' } },
    searchFaq: { body: { q: 'leveren', group: 'delivery' } },
    listFaqMisses: { query: { filter: '{"language":"nl"}', range: '[0,24]', sort: '["times","DESC"]' } },
    readFaqItem: { params: { id: '999999' } },
    voteFaqItem: { params: { id: '999999' }, body: { helped: true } },
    acceptTerms: { body: { version: 1 } },
    getTranslation: { params: { domain: 'messages' } },
    getTranslationFile: { params: { domain: 'messages', format: 'js' } },
    getDownload: { params: { id: '00000000-0000-4000-8000-000000000001' } },
    getDownloadFile: { params: { id: '00000000-0000-4000-8000-000000000001' } },
    startDownload: {
      query: { keywords: 'artikel', filters: '{"group":["veg"]}', extraFilters: '{}', columns: 'name,price' },
    },
    saveColumnSet: { body: { name: 'Keuken', shared_with: 'customer', columns: ['name', 'price'] } },
    deleteColumnSet: { params: { id: '1' } },
    getMussels: { query: { deliveryDate: '2026-03-13' } },
    orderMussels: {
      body: {
        deliveryDate: '2026-03-13',
        deliveryMoment: 'morning',
        orderedQuantities: [{ weight: 5, quantity: 3 }],
      },
    },
    updateFreeSamples: { body: { article_numbers: [articleNumber] } },
    removeFromHistory: { params: { artno: articleNumber } },
    ...listRequests(own, articleNumber),
    ...orderRequests(own.orderNumber, articleNumber),
    ...portalRequests(own.listId, articleNumber),
    toggleRestrictedListItem: { params: { artNo: articleNumber }, query: { on: 'true' } },
    toggleRestrictedListItemByPost: { params: { artNo: articleNumber }, body: { on: true } },
    listOfficeRestrictedLists: { query: { filter: '{"q":"keuken"}', range: '[0,24]', sort: '["managers","ASC"]' } },
    getOfficeRestrictedList: { params: { id: own.customerNumber } },
    nameRestrictedListManagers: { params: { id: own.customerNumber }, body: { managers: ['1'], reason: 'chef' } },
    updateRestrictedList: { body: { name: 'Keuken', add: [articleNumber], remove: ['999999'] } },
    listOpenOrders: { query: { page: '1', limit: '24' } },
    getOpenOrderByPost: { params: { id: own.orderNumber }, body: {} },
    listIncompleteOrders: { query: { page: '1' } },
    listDeliveredOrders: {
      query: { page: '1', limit: '24', q: 'wk11', from: '2026-01-01', to: '2026-12-31', deviating: '0' },
    },
    listInvoicedOrders: {
      query: { page: '1', limit: '24', q: 'wk11', from: '2026-01-01', to: '2026-12-31', deviating: '0' },
    },
    getDeliveryNote: { params: { number: own.deliveryNumber }, query: { prices: '1' } },
    downloadDeliveryNote: { params: { number: own.deliveryNumber }, query: { prices: '1' } },
    toggleDeliveryNoteLine: { params: { number: own.deliveryNumber, lineId: '1' }, body: { checked: true } },
    ...returnRequests(own, articleNumber),
    ...caseRequests(own),
    reportDeliveries: {
      body: '{"message_id":"walk-1","delivery_number":"9001","kind":"dispatched","at":"2026-03-13T09:00:00Z"}',
    },
    listOfficeOrders: { query: { filter: '{"q":"lotte"}', range: '[0,24]', sort: '["placed_at","DESC"]' } },
    getOfficeOrder: order,
    getOrderHistory: order,
    listOfficeOrderVersions: order,
    compareOfficeOrderVersions: { ...order, query: { from: '1', to: '1' } },
    getOrderStateAt: { params: { ...order.params, event: `order-${order.params.number}@0` } },
    exportOrderDossier: order,
    getInvoiceStateAt: { params: { number: '264402117', event: 'invoice-264402117@0' } },
    listAuditRows: { params: { question: 'employee' }, query: { customer: own.customerNumber, from: '2026-03-01' } },
    exportAuditRows: { params: { question: 'employee' }, query: { customer: own.customerNumber, format: 'csv' } },
    getStreamHistory: { params: { event: `order-${order.params.number}@0` } },
    verifyOrder: { ...order, body: {} },
    ...accountRequests(spare, own.customerNumber),
    ...contentRequests(content, articleNumber),
    getPriceAsSeen: {
      query: { customer: own.customerNumber, article: articleNumber, at: '2026-03-11T13:12:00Z' },
    },
    listImports: { query: { filter: '{"subject":"products"}', range: '[0,24]', sort: '["imported_at","DESC"]' } },
    getOfficeImport: { params: { id: 'walk-1' } },
    listCatalogueChanges: { query: { filter: `{"key":"${articleNumber}"}`, range: '[0,24]', sort: '["id","DESC"]' } },
    listApiKeys: { query: { filter: '{"q":"erp"}', range: '[0,24]', sort: '["created_at","DESC"]' } },
    createApiKey: { body: { name: 'ERP', subjects: ['stock', 'prices'] } },
    revokeApiKey: { params: { id: '00000000-0000-4000-8000-000000000002' } },
    importRecords: {
      params: { subject: 'stock' },
      // Dry run: hostile lines would be kept in the report.
      query: { batch: 'walk-1', dry_run: '1', delimiter: ';' },
      body: `{"article_number":"${articleNumber}","quantity":4}`,
    },
    getImport: { params: { batch: 'walk-1' } },
    retrySubscription: { params: { name: openOrdersModel.checkpoint }, body: {} },
  };
};
