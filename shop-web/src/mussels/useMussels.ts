import { getMussels, type MusselSaleView } from '@talloor/contracts/endpoints/mussels.ts';
import { dayOfEpoch } from '@talloor/rules/delivery/brusselsTime.ts';
import { isMusselSeason } from '@talloor/rules/mussel/musselDays.ts';
import type { MusselDayFacts } from '@talloor/rules/mussel/musselFacts.ts';
import { useQuery } from '@tanstack/react-query';
import { isPunchOut } from '../paths.ts';
import { call } from '../server/shopClient.ts';
import { useServerMinute } from '../session/serverClock.ts';
import { useSession } from '../session/SessionProvider.tsx';

export const musselsKey = ['mussels'] as const;

const stands = 300_000;

/** Punch-out has no page for them. */
export function useMussels() {
  const { customer } = useSession();
  return useQuery({
    queryKey: [...musselsKey, customer?.customer_number ?? null],
    queryFn: ({ signal }) => call(getMussels, {}, { signal }),
    enabled: customer !== null && !isPunchOut(),
    staleTime: stands,
  });
}

/** Null when no season is planned. */
export function musselDayFacts(sale: MusselSaleView, now: Date): MusselDayFacts | null {
  const { saleStart, saleEnd, priorityStart, priorityEnd, vatPercentage } = sale;
  if (saleStart === null || saleEnd === null || vatPercentage === null) return null;
  return {
    season: { saleStart, saleEnd, priorityStart, priorityEnd, vatPercentage },
    customer: { isPriority: sale.isPriorityCustomer, isAfternoonOnly: sale.isAfternoonOnlyCustomer },
    calendar: { holidays: sale.holidays.map((epoch) => ({ day: dayOfEpoch(epoch) })), closingDays: sale.closingDays },
    now,
  };
}

export function useIsMusselPackage(articleNumber: string): boolean {
  const { data } = useMussels();
  const isSeason = useIsMusselSeason();
  return isSeason && data?.packagingOptions.some((option) => option.articleNumber === articleNumber) === true;
}

export function useIsMusselSeason(): boolean {
  const { data } = useMussels();
  const now = useServerMinute();
  if (data === undefined || data.packagingOptions.length === 0) return false;
  const facts = musselDayFacts(data, new Date(now));
  return facts !== null && isMusselSeason(facts);
}
