import type { ShopTexts } from '@talloor/messages/shop/nl.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: ShopTexts };
  }
}
