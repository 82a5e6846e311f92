import { signedIn } from '../../../platform/graphql/request-context.js';
import { rootFields } from '../../../platform/graphql/root-field.js';
import { PriceListsService } from './price-lists.service.js';
import { PriceWorkbooks } from './price-lists.export.js';

/** What an enrolment earns, and for whom. */
export const priceListsFields = rootFields([PriceListsService, PriceWorkbooks], (service, workbooks) => ({
  priceLists: ({ municipality }) => service.all(municipality),
  createPriceList: ({ input }, context) => service.create(signedIn(context), input),
  updatePriceList: ({ input }, context) => service.update(signedIn(context), input),
  readPriceWorkbook: ({ input }, context) => workbooks.read(signedIn(context), input),
  copyPriceLists: ({ input }, context) => service.copy(signedIn(context), input),
  deletePriceList: ({ input }, context) => service.delete(signedIn(context), input),
}));
