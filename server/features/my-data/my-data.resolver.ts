import { Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Query } from '../../platform/graphql/root-field.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { MyDataService } from './my-data.service.js';

@Resolver()
export class MyDataResolver {
  constructor(private readonly service: MyDataService) {}

  @Query()
  myData(_args: unknown, context: RequestContext, info: GraphQLResolveInfo) {
    return this.service.read(signedIn(context), selectedFields(info, ['student']));
  }
}
