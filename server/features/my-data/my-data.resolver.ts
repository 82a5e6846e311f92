import { Context, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { MyData } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { MyDataService } from './my-data.service.js';

@Resolver()
export class MyDataResolver {
  constructor(private readonly service: MyDataService) {}

  @Query()
  myData(@Context() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<MyData> {
    return this.service.read(signedIn(context), selectedFields(info, ['student']));
  }
}
