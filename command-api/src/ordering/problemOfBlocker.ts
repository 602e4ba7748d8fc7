import type { ProblemCode } from '@talloor/contracts/problem.ts';
import type { BlockingMessage } from '@talloor/rules/basket/lineError.ts';

export function problemOfBlocker(code: BlockingMessage['code']): ProblemCode {
  switch (code) {
    case 'basket.no_delivery_moments':
      return 'basket.delivery_not_confirmed';
    case 'basket.customer_blocked':
      return 'customer.suspended';
    case 'basket.empty':
    case 'basket.faulty_lines':
    case 'basket.stock_issues':
    case 'basket.below_minimum':
    case 'basket.too_many_lines':
    case 'basket.too_many_extra_lines':
    case 'basket.delivery_not_confirmed':
    case 'basket.delivery_moment_invalid':
    case 'basket.delivery_moment_expired':
    case 'basket.already_ordered':
    case 'basket.awaiting_approval':
    case 'order.gift_fixed':
      return code;
    default:
      return code satisfies never;
  }
}
