import { Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { MyDataService } from './my-data.service.js';

/** The register extract of a student. */
@Resolver()
export class MyDataResolver implements RootResolvers<'myData'> {
  constructor(private readonly service: MyDataService) {}

  @Query()
  myData(@CurrentCall() call: Call, @Info() info: GraphQLResolveInfo) {
    return this.service.read(call, selectedFields(info, ['student']));
  }
}
