import { Injectable } from '@nestjs/common';
import type { GraphQLSchema } from 'graphql';
import { PreparedOperations } from './prepared-operations.js';

/** Holds the prepared operations of this server's schema, which exists only once the contract is loaded. */
@Injectable()
export class OperationsHost {
  private opened: { schema: GraphQLSchema; operations: PreparedOperations } | null = null;

  open(schema: GraphQLSchema): void {
    this.opened = { schema, operations: new PreparedOperations(schema) };
  }

  get operations(): PreparedOperations {
    return this.loaded.operations;
  }

  get schema(): GraphQLSchema {
    return this.loaded.schema;
  }

  private get loaded(): { schema: GraphQLSchema; operations: PreparedOperations } {
    if (!this.opened) throw new Error('the contract is not loaded yet');
    return this.opened;
  }
}
