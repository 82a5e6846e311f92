import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  CorrectEarningsInput,
  EarningCorrection,
  EarningCorrectionsInput,
  EarningDeviation,
  EarningFreeze,
  FreezePeriodInput,
  FreezePreview,
  FreezePreviewInput,
  InvoiceSheet,
  InvoiceSheetInput,
  MarkInvoicedInput,
  WithdrawInvoiceInput,
} from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
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
  earningFreezes(): Promise<EarningFreeze[]> {
    return this.freezes.all();
  }

  @Query()
  invoiceSheet(
    @Args('input') input: InvoiceSheetInput,
    @Context() context: RequestContext,
  ): Promise<InvoiceSheet> {
    return this.sheets.take(signedIn(context), input);
  }

  @Query()
  freezePreview(
    @Args('input') input: FreezePreviewInput,
    @Context() context: RequestContext,
  ): Promise<FreezePreview> {
    return this.freezes.preview(signedIn(context).actor, input);
  }

  @Query()
  earningCorrections(
    @Args('input') input: EarningCorrectionsInput | null,
    @Context() context: RequestContext,
  ): Promise<EarningCorrection[]> {
    return this.corrections.all(signedIn(context).actor, input);
  }

  @Query()
  earningDeviations(
    @Args('freezeId') freezeId: string,
    @Context() context: RequestContext,
  ): Promise<EarningDeviation[]> {
    return this.corrections.deviations(signedIn(context).actor, freezeId);
  }

  @Mutation()
  freezePeriod(
    @Args('input') input: FreezePeriodInput,
    @Context() context: RequestContext,
  ): Promise<EarningFreeze> {
    return this.freezes.freeze(signedIn(context), input);
  }

  @Mutation()
  markInvoiced(
    @Args('input') input: MarkInvoicedInput,
    @Context() context: RequestContext,
  ): Promise<EarningFreeze> {
    return this.freezes.invoice(signedIn(context), input);
  }

  @Mutation()
  withdrawInvoice(
    @Args('input') input: WithdrawInvoiceInput,
    @Context() context: RequestContext,
  ): Promise<EarningFreeze> {
    return this.freezes.withdraw(signedIn(context), input);
  }

  @Mutation()
  correctEarnings(
    @Args('input') input: CorrectEarningsInput,
    @Context() context: RequestContext,
  ): Promise<EarningCorrection[]> {
    return this.corrections.correct(signedIn(context), input);
  }
}
