import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  CopyPriceListsInput,
  CreatePriceListInput,
  DeletePriceListInput,
  PriceList,
  PriceWorkbook,
  ReadPriceWorkbookInput,
  UpdatePriceListInput,
} from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { PriceListsService } from './price-lists.service.js';
import { PriceWorkbooks } from './price-lists.export.js';

@Resolver()
export class PriceListsResolver {
  constructor(
    private readonly service: PriceListsService,
    private readonly workbooks: PriceWorkbooks,
  ) {}

  @Query()
  priceLists(@Args('municipality') municipality: string | null): Promise<PriceList[]> {
    return this.service.all(municipality);
  }

  @Mutation()
  createPriceList(
    @Args('input') input: CreatePriceListInput,
    @Context() context: RequestContext,
  ): Promise<PriceList> {
    return this.service.create(signedIn(context), input);
  }

  @Mutation()
  updatePriceList(
    @Args('input') input: UpdatePriceListInput,
    @Context() context: RequestContext,
  ): Promise<PriceList> {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  readPriceWorkbook(
    @Args('input') input: ReadPriceWorkbookInput,
    @Context() context: RequestContext,
  ): Promise<PriceWorkbook> {
    return this.workbooks.read(signedIn(context), input);
  }

  @Mutation()
  copyPriceLists(
    @Args('input') input: CopyPriceListsInput,
    @Context() context: RequestContext,
  ): Promise<PriceList[]> {
    return this.service.copy(signedIn(context), input);
  }

  @Mutation()
  deletePriceList(
    @Args('input') input: DeletePriceListInput,
    @Context() context: RequestContext,
  ): Promise<string> {
    return this.service.delete(signedIn(context), input);
  }
}
