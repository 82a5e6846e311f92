import 'reflect-metadata';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { AbstractGraphQLDriver } from '@nestjs/graphql';
import { GraphQLModule } from '@nestjs/graphql';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ApolloServer } from '@apollo/server';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { Authenticator } from './auth/authenticator.js';
import { PROJECT_ROOT, type Config } from './config.js';
import { migrate } from './database/migrate.js';
import { GraphqlHttp } from './graphql/graphql-http.js';
import { INTROSPECTION } from './graphql/graphql.module.js';
import { GraphqlSocket } from './graphql/graphql-socket.js';
import { OperationsHost } from './graphql/operations-host.js';
import { ContextFactory } from './http/context-factory.js';
import { Edge, EdgeFilter } from './http/edge.js';
import { baseHeaders } from './http/security-headers.js';
import { answerUnreadable } from './http/unreadable-request.js';
import { LOGGER } from './log.js';
import { EventBus } from './realtime/event-bus.js';
import { Readiness } from './readiness.js';
import { loadReferenceData } from './reference-data/load-reference-data.js';
import { Rest } from './rest/rest.js';
import { WebClient } from './web/web-client.js';

/** A running server. */
export interface App {
  url: string;
  port: number;
  get<T>(token: unknown): T;
  /** Stops accepting, finishes what is in flight (10 s at most), lets go of the database. */
  close(): Promise<void>;
}

const GRACE_MS = 10_000;

/**
 * Builds and starts the whole product on a database that exists: migrates, loads the contract,
 * opens both doors and the socket, serves the web client. What `beforeOpening` does is done before
 * the first caller can come in.
 */
export async function createApp(
  config: Config & { databaseUrl: string },
  beforeOpening?: (get: App['get']) => Promise<void>,
): Promise<App> {
  await migrate(config.databaseUrl);
  const https = config.publicOrigin?.startsWith('https://') ?? false;
  const edge = new Edge(https);
  const nest = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(config, config.databaseUrl),
    {
      bodyParser: false,
      abortOnError: false,
      logger: ['fatal'],
    },
  );
  nest.disable('x-powered-by');
  const express = nest.getHttpAdapter().getInstance() as Express;
  nest.useGlobalFilters(new EdgeFilter(edge, express));
  await nest.init();
  await loadReferenceData(nest.get(DataSource));
  const get: App['get'] = <T>(token: unknown) => nest.get<T>(token as never, { strict: false });
  await beforeOpening?.(get);
  const server = nest.getHttpServer() as Server;
  edge.takeOver(server, express);
  limitSlowClients(server);
  answerUnreadable(server, baseHeaders(https), get<Logger>(LOGGER));
  const socket = openDoors(nest, edge, config, server);
  await nest.listen(config.port, config.host);
  const { port } = server.address() as { port: number };
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    port,
    get,
    close: () => close(nest, socket, server),
  };
}

function openDoors(nest: NestExpressApplication, edge: Edge, config: Config, server: Server): GraphqlSocket {
  const of = <T>(token: unknown) => nest.get<T>(token as never, { strict: false });
  const host = of<OperationsHost>(OperationsHost);
  const driver = nest.get(GraphQLModule, { strict: false }).graphQlAdapter as AbstractGraphQLDriver & {
    instance: ApolloServer;
  };
  const contexts = of<ContextFactory>(ContextFactory);
  edge.open({
    graphql: new GraphqlHttp(host.operations, driver.instance, contexts),
    rest: of<Rest>(Rest),
    web: new WebClient(join(PROJECT_ROOT, 'dist/client'), {
      name: config.productName,
      version: config.version,
    }),
    contexts,
    playground: INTROSPECTION[config.playground],
    ready: () => of<Readiness>(Readiness).check(),
  });
  return new GraphqlSocket(server, {
    schema: host.schema,
    authenticator: of<Authenticator>(Authenticator),
    bus: of<EventBus>(EventBus),
    publicOrigin: config.publicOrigin,
    log: of<Logger>(LOGGER),
  });
}

/** Slow clients may not hold the server (security, T80). */
function limitSlowClients(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 5_000;
  server.maxConnections = 1_000;
}

async function close(nest: NestExpressApplication, socket: GraphqlSocket, server: Server): Promise<void> {
  nest.get(Readiness, { strict: false }).stop();
  await socket.close();
  const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  server.closeIdleConnections();
  try {
    await nest.close();
  } finally {
    clearTimeout(force);
  }
}
