import { createDialogOpener } from '../components/createDialogOpener.tsx';

export const { Provider: DeliveryPickerProvider, useOpen: useDeliveryPicker } = createDialogOpener(
  'day',
  async () => (await import('./DeliveryPicker.tsx')).DeliveryPicker,
);
