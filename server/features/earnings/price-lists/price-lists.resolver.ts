import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../../platform/graphql/root-field.js';
import { PriceListsService } from './price-lists.service.js';
import { PriceWorkbooks } from './price-lists.export.js';

@Resolver()
export class PriceListsResolver {
  constructor(
    private readonly service: PriceListsService,
    private readonly workbooks: PriceWorkbooks,
  ) {}

  @Query()
  priceLists({ municipality }: QueryArgs['priceLists']) {
    return this.service.all(municipality);
  }

  @Mutation()
  createPriceList({ input }: MutationArgs['createPriceList'], context: RequestContext) {
    return this.service.create(signedIn(context), input);
  }

  @Mutation()
  updatePriceList({ input }: MutationArgs['updatePriceList'], context: RequestContext) {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  readPriceWorkbook({ input }: MutationArgs['readPriceWorkbook'], context: RequestContext) {
    return this.workbooks.read(signedIn(context), input);
  }

  @Mutation()
  copyPriceLists({ input }: MutationArgs['copyPriceLists'], context: RequestContext) {
    return this.service.copy(signedIn(context), input);
  }

  @Mutation()
  deletePriceList({ input }: MutationArgs['deletePriceList'], context: RequestContext) {
    return this.service.delete(signedIn(context), input);
  }
}
