import { useReadAnew, useVerb } from '../../../apollo/use-verb';
import {
  CreatePriceListDocument,
  DeletePriceListDocument,
  PriceListsDocument,
  UpdatePriceListDocument,
  type PriceListPartsFragment,
} from '../price-lists.generated';
import { inputOf, type ListDraft } from './price-draft';

const options = { refetchQueries: ['PriceLists', 'EarningsOverview'], awaitRefetchQueries: true };

/** Writes a price list with all its rows, takes one away, and reads what someone else has saved. */
export function useSavePriceList() {
  const create = useVerb(CreatePriceListDocument, options);
  const update = useVerb(UpdatePriceListDocument, options);
  const remove = useVerb(DeletePriceListDocument, options);
  const readAnew = useReadAnew(PriceListsDocument);
  return {
    save: async (draft: ListDraft, list: PriceListPartsFragment | null) => {
      const { municipality, ...values } = inputOf(draft);
      return list
        ? update({ id: list.id, version: list.version, ...values })
        : create({ municipality, ...values });
    },
    remove: ({ id, version }: PriceListPartsFragment) => remove({ id, version }),
    read: async ({ id }: PriceListPartsFragment) =>
      (await readAnew({}))?.priceLists.find((one) => one.id === id),
  };
}
