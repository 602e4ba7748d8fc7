import { useSearchParams } from 'react-router-dom';
import { Reconnect } from '../system/Reconnect.tsx';

/** Failed ERP sign-on. */
export function Component() {
  const [address] = useSearchParams();
  return <Reconnect reason={address.get('reason')} />;
}
