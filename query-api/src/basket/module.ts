import { approvalRoutes } from '../approvals/approvalRoutes.ts';
import { downloadBasketRoute } from '../basketPage/downloadBasket.ts';
import { showBasketFormRoute } from '../basketPage/showBasketForm.ts';
import { getBasketRoute } from './getBasket.ts';
import { getBasketReplacementsRoute } from './getBasketReplacements.ts';
import { listBasketsRoute } from './listBaskets.ts';
import { listColumnSetsRoute } from '../columnSets/listColumnSets.ts';
import { getDeliveryMomentsRoute } from '../delivery/getDeliveryMoments.ts';
import { momentRoutes } from '../delivery/momentRoutes.ts';
import { getMusselsRoute } from '../mussels/getMussels.ts';
import { listFreeSamplesRoute } from '../samples/listFreeSamples.ts';
import { createUploadReader } from '../upload/reading/createUploadReader.ts';
import { uploadLimits, uploadRoutes } from '../upload/uploadRoutes.ts';
import type { QueryModule, QuerySide } from '../module.ts';

export function basketModule(side: QuerySide): QueryModule {
  const uploads = createUploadReader();
  return {
    routes: [
      getBasketRoute(side),
      getBasketReplacementsRoute(side),
      ...approvalRoutes(side),
      listBasketsRoute(side),
      ...uploadRoutes({ ...side, uploads, uploadMaxRows: side.uploadMaxRows ?? 5000 }),
      downloadBasketRoute(side, side.press),
      showBasketFormRoute(side),
      getDeliveryMomentsRoute(side),
      ...momentRoutes(side),
      listFreeSamplesRoute(side),
      getMusselsRoute(side),
      listColumnSetsRoute(side),
    ],
    limits: uploadLimits(side.uploadsPerMinute ?? 20),
    close: () => uploads.close(),
  };
}
