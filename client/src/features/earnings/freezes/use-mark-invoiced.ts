import { useVerb } from '../../../apollo/use-verb';
import { MarkInvoicedDocument, MarkManyInvoicedDocument } from '../freezes.generated';

/** Marks the uninvoiced rest of a customer's month as invoiced. */
export const useMarkInvoiced = () => useVerb(MarkInvoicedDocument, { refetchQueries: ['EarningsOverview'] });

/** The same for several customers of a month at once. */
export const useMarkManyInvoiced = () =>
  useVerb(MarkManyInvoicedDocument, { refetchQueries: ['EarningsOverview'] });
