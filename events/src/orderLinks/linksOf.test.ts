import { describe, expect, test } from '@jest/globals';
import { deliveryStory } from '../testing/sampleDelivery.ts';
import { sampleInvoice, invoiceStory } from '../testing/sampleInvoice.ts';
import { recallStory } from '../testing/sampleRecall.ts';
import { returnStory } from '../testing/sampleReturn.ts';
import { linkingTypes, linksOf, type LinkingEvent } from './linksOf.ts';

const isLinking = (event: { readonly type: string }): event is LinkingEvent =>
  linkingTypes.some((type) => type === event.type);
const linksIn = (story: readonly { readonly type: string }[]) =>
  story.flatMap((event, revision) => (isLinking(event) ? linksOf(event, revision) : []));

describe('the links of an order', () => {
  test('name its delivery once, also when the round changes', () => {
    const [scheduled] = deliveryStory;
    expect(linksIn([scheduled!, scheduled!])).toEqual([{ orderNumber: '4402118', kind: 'delivery' }]);
  });
  test('name its returns, its invoices and each notice of a recall', () => {
    expect(linksIn(returnStory).map(({ kind }) => kind)).toEqual(['return']);
    expect(linksIn(invoiceStory)).toEqual(
      sampleInvoice.orderNumbers.map((orderNumber) => ({ orderNumber, kind: 'invoice' })),
    );
    expect(new Set(linksIn(recallStory).map(({ kind }) => kind))).toEqual(new Set(['recall']));
  });
  test('name a case that is linked to the order later, not one about another document', () => {
    const linked = (document: 'order' | 'delivery') =>
      linksOf({ type: 'ServiceRequestLinked', data: { document, number: '4402001' } }, 3);
    expect(linked('order')).toEqual([{ orderNumber: '4402001', kind: 'serviceRequest' }]);
    expect(linked('delivery')).toEqual([]);
  });
});
