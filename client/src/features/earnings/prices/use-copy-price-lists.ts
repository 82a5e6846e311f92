import { useMutation } from '@apollo/client/react';
import { refetchQueries } from '../../../apollo/refetch-queries';
import type { CopyPriceListsInput } from '../../../graphql/types.generated';
import { CopyPriceListsDocument } from '../price-lists.generated';

/** Copies price lists for a new time; the tab has them when it is done. */
export function useCopyPriceLists() {
  const [copyPriceLists, { client }] = useMutation(CopyPriceListsDocument);
  return async (input: CopyPriceListsInput) => {
    await copyPriceLists({ variables: { input } });
    await refetchQueries(client, ['PriceLists']);
  };
}
