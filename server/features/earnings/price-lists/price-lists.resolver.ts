import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationCopyPriceListsArgs,
  MutationCreatePriceListArgs,
  MutationDeletePriceListArgs,
  MutationReadPriceWorkbookArgs,
  MutationUpdatePriceListArgs,
  QueryPriceListsArgs,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { PriceListsService } from './price-lists.service.js';
import { PriceWorkbooks } from './price-lists.export.js';

/** Prices of enrolments, by customer. */
@Resolver()
export class PriceListsResolver implements RootResolvers<
  | 'priceLists'
  | 'createPriceList'
  | 'updatePriceList'
  | 'readPriceWorkbook'
  | 'copyPriceLists'
  | 'deletePriceList'
> {
  constructor(
    private readonly service: PriceListsService,
    private readonly workbooks: PriceWorkbooks,
  ) {}

  @Query()
  priceLists(@Args() { municipality }: QueryPriceListsArgs) {
    return this.service.all(municipality);
  }

  @Mutation()
  createPriceList(@Args() { input }: MutationCreatePriceListArgs, @CurrentCall() call: Call) {
    return this.service.create(call, input);
  }

  @Mutation()
  updatePriceList(@Args() { input }: MutationUpdatePriceListArgs, @CurrentCall() call: Call) {
    return this.service.update(call, input);
  }

  @Mutation()
  readPriceWorkbook(@Args() { input }: MutationReadPriceWorkbookArgs, @CurrentCall() call: Call) {
    return this.workbooks.read(call, input);
  }

  @Mutation()
  copyPriceLists(@Args() { input }: MutationCopyPriceListsArgs, @CurrentCall() call: Call) {
    return this.service.copy(call, input);
  }

  @Mutation()
  deletePriceList(@Args() { input }: MutationDeletePriceListArgs, @CurrentCall() call: Call) {
    return this.service.delete(call, input);
  }
}
