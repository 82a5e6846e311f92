import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationCorrectEarningsArgs,
  MutationFreezePeriodArgs,
  MutationMarkInvoicedArgs,
  MutationMarkManyInvoicedArgs,
  MutationWithdrawInvoiceArgs,
  QueryEarningCorrectionsArgs,
  QueryEarningDeviationsArgs,
  QueryFreezePreviewArgs,
  QueryInvoiceSheetArgs,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { EarningCorrectionsService } from './corrections.service.js';
import { FreezesService } from './freezes.service.js';
import { InvoiceSheets } from '../invoices/invoices.export.js';

/** Frozen months and their corrections. */
@Resolver()
export class FreezesResolver implements RootResolvers<
  | 'earningFreezes'
  | 'invoiceSheet'
  | 'freezePreview'
  | 'earningCorrections'
  | 'earningDeviations'
  | 'freezePeriod'
  | 'markInvoiced'
  | 'markManyInvoiced'
  | 'withdrawInvoice'
  | 'correctEarnings'
> {
  constructor(
    private readonly freezes: FreezesService,
    private readonly corrections: EarningCorrectionsService,
    private readonly sheets: InvoiceSheets,
  ) {}

  @Query()
  earningFreezes() {
    return this.freezes.all();
  }

  @Query()
  invoiceSheet(@Args() { input }: QueryInvoiceSheetArgs, @CurrentCall() call: Call) {
    return this.sheets.take(call, input);
  }

  @Query()
  freezePreview(@Args() { input }: QueryFreezePreviewArgs, @CurrentActor() actor: Actor) {
    return this.freezes.preview(actor, input);
  }

  @Query()
  earningCorrections(@Args() { input }: QueryEarningCorrectionsArgs, @CurrentActor() actor: Actor) {
    return this.corrections.all(actor, input);
  }

  @Query()
  earningDeviations(@Args() { freezeId }: QueryEarningDeviationsArgs, @CurrentActor() actor: Actor) {
    return this.corrections.deviations(actor, freezeId);
  }

  @Mutation()
  freezePeriod(@Args() { input }: MutationFreezePeriodArgs, @CurrentCall() call: Call) {
    return this.freezes.freeze(call, input);
  }

  @Mutation()
  markInvoiced(@Args() { input }: MutationMarkInvoicedArgs, @CurrentCall() call: Call) {
    return this.freezes.invoice(call, input);
  }

  @Mutation()
  markManyInvoiced(@Args() { input }: MutationMarkManyInvoicedArgs, @CurrentCall() call: Call) {
    return this.freezes.invoiceMany(call, input);
  }

  @Mutation()
  withdrawInvoice(@Args() { input }: MutationWithdrawInvoiceArgs, @CurrentCall() call: Call) {
    return this.freezes.withdraw(call, input);
  }

  @Mutation()
  correctEarnings(@Args() { input }: MutationCorrectEarningsArgs, @CurrentCall() call: Call) {
    return this.corrections.correct(call, input);
  }
}
