import type { CustomerRight } from '@talloor/rules/account/rights.ts';
import { useSession } from './SessionProvider.tsx';

export const useMay = (right: CustomerRight): boolean => useSession().user.rights.includes(right);
