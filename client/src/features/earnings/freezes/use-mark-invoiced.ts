import { useVerb } from '../../../apollo/use-verb';
import { MarkInvoicedDocument } from '../../../graphql/generated';

/** Marks what is left of a customer's month as invoiced. */
export const useMarkInvoiced = () => useVerb(MarkInvoicedDocument, { refetchQueries: ['EarningsOverview'] });
