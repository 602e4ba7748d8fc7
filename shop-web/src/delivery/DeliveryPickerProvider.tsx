import { createDialogOpener } from '../components/createDialogOpener.tsx';

/** The delivery picker, opened from the header's ticket, the basket and the checkout. */
export const { Provider: DeliveryPickerProvider, useOpen: useDeliveryPicker } = createDialogOpener(
  async () => (await import('./DeliveryPicker.tsx')).DeliveryPicker,
);
