import { useApolloClient, useMutation } from '@apollo/client/react';
import { refetchQueries } from '../../../apollo/refetch-queries';
import {
  CreatePriceListDocument,
  DeletePriceListDocument,
  PriceListsDocument,
  UpdatePriceListDocument,
  type PriceListPartsFragment,
} from '../price-lists.generated';
import { inputOf, type ListDraft } from './price-draft';

/** Writes a price list with all its rows, takes one away, and reads what someone else has saved. */
export function useSavePriceList() {
  const [createPriceList] = useMutation(CreatePriceListDocument);
  const [updatePriceList] = useMutation(UpdatePriceListDocument);
  const [deletePriceList] = useMutation(DeletePriceListDocument);
  const client = useApolloClient();
  const refetch = () => refetchQueries(client, ['PriceLists', 'EarningsOverview']);
  return {
    save: async (draft: ListDraft, list: PriceListPartsFragment | null) => {
      const { municipality, ...values } = inputOf(draft);
      if (list)
        await updatePriceList({ variables: { input: { id: list.id, version: list.version, ...values } } });
      else await createPriceList({ variables: { input: { municipality, ...values } } });
      await refetch();
    },
    remove: async ({ id, version }: PriceListPartsFragment) => {
      await deletePriceList({ variables: { input: { id, version } } });
      await refetch();
    },
    read: async ({ id }: PriceListPartsFragment) => {
      const { data } = await client.query({ query: PriceListsDocument, fetchPolicy: 'network-only' });
      return data.priceLists.find((one) => one.id === id);
    },
  };
}
