import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import './Ticket.css';

export function TicketAddress({ basket }: { basket: BasketView }) {
  const { service } = basket.delivery_date;
  if (service?.kind === 'pickup')
    return (
      <p className="above-16 ink-700 ticket-address flex gap-12">
        <StorefrontIcon size={18} />
        <span>
          <span>{service.name}</span>
          <br />
          <span>{service.address}</span>, <span>{service.postal}</span> <span>{service.city}</span>
        </span>
      </p>
    );
  return (
    <p className="above-16 ink-700 ticket-address flex gap-12">
      <MapPinIcon size={18} />
      <span>
        <AddressLines basket={basket} />
      </span>
    </p>
  );
}

export function AddressLines({ basket: { alternative_address: other, customer } }: { basket: BasketView }) {
  const own = customer.delivery_address;
  const box = other === null || other.po_box === '' ? '' : ` / ${other.po_box}`;
  return (
    <>
      <span>{other?.name ?? own.name}</span>
      <br />
      <span>
        {other === null
          ? `${own.address}, ${own.postal} ${own.city}`
          : `${other.street} ${other.street_number}${box}, ${other.postal} ${other.city}`}
      </span>
    </>
  );
}
