import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../../platform/graphql/root-field.js';
import { CorrectionsService } from './corrections.service.js';
import { FreezesService } from './freezes.service.js';
import { InvoiceSheets } from '../invoices/invoices.export.js';

@Resolver()
export class FreezesResolver {
  constructor(
    private readonly freezes: FreezesService,
    private readonly corrections: CorrectionsService,
    private readonly sheets: InvoiceSheets,
  ) {}

  @Query()
  earningFreezes() {
    return this.freezes.all();
  }

  @Query()
  invoiceSheet({ input }: QueryArgs['invoiceSheet'], context: RequestContext) {
    return this.sheets.take(signedIn(context), input);
  }

  @Query()
  freezePreview({ input }: QueryArgs['freezePreview'], context: RequestContext) {
    return this.freezes.preview(signedIn(context).actor, input);
  }

  @Query()
  earningCorrections({ input }: QueryArgs['earningCorrections'], context: RequestContext) {
    return this.corrections.all(signedIn(context).actor, input);
  }

  @Query()
  earningDeviations({ freezeId }: QueryArgs['earningDeviations'], context: RequestContext) {
    return this.corrections.deviations(signedIn(context).actor, freezeId);
  }

  @Mutation()
  freezePeriod({ input }: MutationArgs['freezePeriod'], context: RequestContext) {
    return this.freezes.freeze(signedIn(context), input);
  }

  @Mutation()
  markInvoiced({ input }: MutationArgs['markInvoiced'], context: RequestContext) {
    return this.freezes.invoice(signedIn(context), input);
  }

  @Mutation()
  markManyInvoiced({ input }: MutationArgs['markManyInvoiced'], context: RequestContext) {
    return this.freezes.invoiceMany(signedIn(context), input);
  }

  @Mutation()
  withdrawInvoice({ input }: MutationArgs['withdrawInvoice'], context: RequestContext) {
    return this.freezes.withdraw(signedIn(context), input);
  }

  @Mutation()
  correctEarnings({ input }: MutationArgs['correctEarnings'], context: RequestContext) {
    return this.corrections.correct(signedIn(context), input);
  }
}
