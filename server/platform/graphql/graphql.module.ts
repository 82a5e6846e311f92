import { join } from 'node:path';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { PROJECT_ROOT, type Config } from '../../config.js';
import { CONFIG } from '../config/config-token.js';
import { AppError } from '../errors/app-error.js';
import { isError } from '../errors/is-error.js';
import { LOGGER } from '../log/log.js';
import { enforceAuth } from './auth-directive.js';
import { formatError } from './execution/format-result.js';
import { operationPlugin } from './execution/operation.plugin.js';
import { LIMITS } from './limits.js';
import { OperationsHost } from './execution/operations-host.js';
import type { Requirement } from './requirement.js';
import { SessionConcurrency } from './session-concurrency.js';
import { DateScalar, DateTimeScalar, JsonObjectScalar, OreScalar } from './scalars.js';
import { unusableDocument } from './execution/unusable-document.js';

/** Apollo's codes for unusable documents: all map to bad input. */
const UNUSABLE = new Set<unknown>([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED,
]);

/** Who may open the playground and introspect (contract, section 1: GRAPHQL_PLAYGROUND). */
export const INTROSPECTION: Record<Config['playground'], Requirement | 'refused'> = {
  open: { kind: 'public' },
  staff: { kind: 'staff' },
  off: 'refused',
};

function apolloOptions(host: OperationsHost, config: Config, log: Logger): ApolloDriverConfig {
  return {
    driver: ApolloDriver,
    path: '/graphql',
    typePaths: [join(PROJECT_ROOT, 'schema.graphql')],
    transformSchema: (schema) => {
      const authorised = enforceAuth(schema);
      const guarded = config.rateLimits ? new SessionConcurrency().limit(authorised) : authorised;
      host.open(guarded);
      return guarded;
    },
    graphiql: false,
    introspection: true,
    persistedQueries: false,
    cache: 'bounded',
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    parseOptions: { maxTokens: LIMITS.tokens },
    validationOptions: { maxErrors: LIMITS.validationErrors },
    maxRecursiveSelections: LIMITS.recursiveSelections,
    preserveHttpStatusForExecutionErrors: false,
    autoTransformHttpErrors: false,
    formatError: (formatted, error) => mask(formatted, error, log),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      operationPlugin(() => host.operations, INTROSPECTION[config.playground]),
    ],
  };
}

function mask(formatted: GraphQLFormattedError, error: unknown, log: Logger): GraphQLFormattedError {
  const meant = error instanceof GraphQLError && error.originalError instanceof AppError;
  if (!meant && UNUSABLE.has(formatted.extensions?.code)) {
    return formatError(unusableDocument(formatted.message), log);
  }
  return formatError(isError(error) ? error : new Error(String(error)), log);
}

/** The contract as a running schema: loaded from schema.graphql, guarded, limited, masked. */
@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      inject: [OperationsHost, CONFIG, LOGGER],
      useFactory: apolloOptions,
    }),
  ],
  providers: [DateScalar, DateTimeScalar, JsonObjectScalar, OreScalar],
  exports: [GraphQLModule],
})
export class ContractModule {}
