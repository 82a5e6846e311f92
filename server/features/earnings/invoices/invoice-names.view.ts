/** One file for each customer and month: a month's invoices are made in one go. */
const INVOICES_PER_HOUR = 60;

/** What every form of the file behind an invoice is logged and counted as. */
export const INVOICE_LIST = {
  list: 'earnings-invoice',
  title: 'Faktureringsunderlag',
  perHour: INVOICES_PER_HOUR,
  protectedStudent: 'HIDES_THEM',
} as const;
