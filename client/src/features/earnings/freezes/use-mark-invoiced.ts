import { useMutation } from '@apollo/client/react';
import { MarkInvoicedDocument, MarkManyInvoicedDocument } from '../freezes.generated';

/** Marks the uninvoiced rest of a customer's month as invoiced. */
export const useMarkInvoiced = () =>
  useMutation(MarkInvoicedDocument, { refetchQueries: ['EarningsOverview'] });

/** The same for several customers of a month at once. */
export const useMarkManyInvoiced = () =>
  useMutation(MarkManyInvoicedDocument, { refetchQueries: ['EarningsOverview'] });
