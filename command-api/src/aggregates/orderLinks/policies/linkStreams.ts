import { linkingTypes, linksOf, type LinkingEvent } from '@talloor/events/orderLinks/linksOf.ts';
import { orderLinksFold, orderLinksStream } from '@talloor/events/orderLinks/orderLinks.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { sideBySide, streamsAtOnce } from '@talloor/platform/sideBySide.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { decideLinkStream } from '../linkStream/decideLinkStream.ts';

/** From the beginning: orders are older than links (ADR 0158). */
export const linkStreams = (side: Pick<CommandSide, 'repository' | 'clock'>) =>
  definePolicy<LinkingEvent>({
    name: 'linkOrderStreams',
    handles: linkingTypes,
    fromBeginning: true,
    react: async (source: DecodedEvent<LinkingEvent>) => {
      const { id: eventId, event, streamId: stream, revision, metadata } = source;
      await sideBySide(linksOf(event, revision), streamsAtOnce, async ({ orderNumber, kind }) => {
        const link = { stream, kind, revision, eventId, hash: metadata.hash };
        const command = side.repository.execute(
          orderLinksFold,
          orderLinksStream(orderNumber),
          followingMetadata(`linkStreams ${orderNumber}`, source, side.clock.now()),
          (state) => decideLinkStream(link, state),
        );
        await awaitAccepted(command, 'service.unavailable');
      });
    },
  });
