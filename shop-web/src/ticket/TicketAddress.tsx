import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import './Ticket.css';

/** Where it is delivered: the address chosen, else the customer's own. */
export function TicketAddress({ basket }: { basket: BasketView }) {
  const { alternative_address: other, customer } = basket;
  const own = customer.delivery_address;
  const box = other === null || other.po_box === '' ? '' : ` / ${other.po_box}`;
  return (
    <p className="ticket-address">
      <MapPinIcon size={18} />
      <span>
        {other?.name ?? own.name}
        <br />
        {other === null
          ? `${own.address}, ${own.postal} ${own.city}`
          : `${other.street} ${other.street_number}${box}, ${other.postal} ${other.city}`}
      </span>
    </p>
  );
}
