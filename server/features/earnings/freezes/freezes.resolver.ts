import { signedIn } from '../../../platform/graphql/request-context.js';
import { rootFields } from '../../../platform/graphql/root-field.js';
import { EarningCorrectionsService } from './corrections.service.js';
import { FreezesService } from './freezes.service.js';
import { InvoiceSheets } from '../invoices/invoices.export.js';

/** Months that are fixed, and what was corrected since. */
export const freezesFields = rootFields(
  [FreezesService, EarningCorrectionsService, InvoiceSheets],
  (freezes, corrections, sheets) => ({
    earningFreezes: () => freezes.all(),
    invoiceSheet: ({ input }, context) => sheets.take(signedIn(context), input),
    freezePreview: ({ input }, context) => freezes.preview(signedIn(context).actor, input),
    earningCorrections: ({ input }, context) => corrections.all(signedIn(context).actor, input),
    earningDeviations: ({ freezeId }, context) => corrections.deviations(signedIn(context).actor, freezeId),
    freezePeriod: ({ input }, context) => freezes.freeze(signedIn(context), input),
    markInvoiced: ({ input }, context) => freezes.invoice(signedIn(context), input),
    markManyInvoiced: ({ input }, context) => freezes.invoiceMany(signedIn(context), input),
    withdrawInvoice: ({ input }, context) => freezes.withdraw(signedIn(context), input),
    correctEarnings: ({ input }, context) => corrections.correct(signedIn(context), input),
  }),
);
