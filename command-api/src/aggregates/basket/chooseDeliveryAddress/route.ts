import { chooseDeliveryAddress } from '@talloor/contracts/endpoints/address.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideChooseDeliveryAddress } from './decideChooseDeliveryAddress.ts';

export const chooseDeliveryAddressRoute = ({ catalogue }: Pick<CommandSide, 'catalogue'>, change: ChangeActiveBasket) =>
  route(chooseDeliveryAddress, async ({ body }, context) => {
    const place = body.alternative_address && (await catalogue.findPostalCode(body.alternative_address.postal));
    const command = { address: body.alternative_address, chosenBy: context.user.userId };
    return change(context, {
      name: chooseDeliveryAddress.name,
      input: body,
      decide: (basket, facts) => decideChooseDeliveryAddress(command, basket, { ...facts, place }),
    });
  });
