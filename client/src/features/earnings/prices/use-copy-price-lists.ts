import { useVerb } from '../../../apollo/use-verb';
import { CopyPriceListsDocument } from '../price-lists.generated';

/** Copies price lists for a new time; the tab has them when it is done. */
export const useCopyPriceLists = () =>
  useVerb(CopyPriceListsDocument, { refetchQueries: ['PriceLists'], awaitRefetchQueries: true });
