import { createDialogOpener } from '../components/createDialogOpener.tsx';

/** From ticket, basket and checkout. */
export const { Provider: DeliveryPickerProvider, useOpen: useDeliveryPicker } = createDialogOpener(
  'day',
  async () => (await import('./DeliveryPicker.tsx')).DeliveryPicker,
);
