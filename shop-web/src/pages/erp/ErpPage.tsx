import { useSearchParams } from 'react-router-dom';
import { Reconnect } from '../system/Reconnect.tsx';

/** Where a call of an ERP system leads that brought nobody in. */
export function Component() {
  const [address] = useSearchParams();
  return <Reconnect reason={address.get('reason')} />;
}
