/** One file for each customer and month: a month's invoices are made in one go. */
const INVOICES_PER_HOUR = 60;

/** Name of the invoice specification in logs and quotas, for every format. */
export const INVOICE_LIST = {
  list: 'earnings-invoice',
  title: 'Faktureringsunderlag',
  perHour: INVOICES_PER_HOUR,
  protectedStudent: 'HIDES_THEM',
} as const;
