import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AbstractGraphQLDriver } from '@nestjs/graphql';
import { GraphQLModule } from '@nestjs/graphql';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ApolloServer } from '@apollo/server';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { Authenticator } from './platform/auth/authenticator.js';
import { SessionCookies } from './platform/auth/sessions/session-cookies.js';
import type { Config } from './config.js';
import { awaitDatabase } from './platform/database/await-database.js';
import { migrate } from './platform/database/migrate.js';
import { GraphqlHttp } from './platform/graphql/execution/graphql-http.js';
import { INTROSPECTION } from './platform/graphql/graphql.module.js';
import { GraphqlSocket } from './platform/graphql/execution/graphql-socket.js';
import { OperationsHost } from './platform/graphql/execution/operations-host.js';
import { Connections } from './platform/http/connections.js';
import { ContextFactory } from './platform/http/context-factory.js';
import { Edge, EdgeFilter } from './platform/http/edge.js';
import { OwnServerAdapter } from './platform/http/own-server-adapter.js';
import { securityHeaderList } from './platform/http/security-headers.js';
import { answerUnreadable } from './platform/http/unreadable-request.js';
import { RequestLog } from './platform/http/request-log.js';
import { Metrics } from './platform/metrics/metrics.js';
import { openMetricsPort } from './platform/metrics/metrics-server.js';
import { JobRunner } from './platform/jobs/job-runner.js';
import { createLog, LOGGER } from './platform/log/log.js';
import { EventBus } from './platform/realtime/event-bus.js';
import { Readiness } from './platform/database/readiness.js';
import { loadReferenceData } from './reference-data/load-reference-data.js';
import { Rest } from './platform/rest/rest.js';
import { WebClient } from './platform/web/web-client.js';

/** A running server. */
export interface App {
  url: string;
  port: number;
  get<T>(token: unknown): T;
  /** Stops accepting connections, finishes requests in progress (10 s at most), closes the database. */
  close(): Promise<void>;
}

const GRACE_MS = 10_000;

/** Callbacks of a start: progress reports, and work before the first request. */
export interface Opening {
  say?: (line: string) => void;
  beforeOpening?: (get: App['get']) => Promise<void>;
}

/**
 * Builds and starts the application: listens, waits for the database, migrates, loads the contract, opens
 * REST, GraphQL and the websocket, serves the web client. Until then /healthz answers, and everything else is
 * 503.
 */
export async function createApp(
  config: Config & { databaseUrl: string },
  { say = () => undefined, beforeOpening }: Opening = {},
): Promise<App> {
  const https = config.publicOrigin?.startsWith('https://') ?? false;
  const edge = new Edge(https);
  const connections = new Connections();
  connections.server.on('request', (request, response) => edge.handle(request, response));
  const log = createLog(config.logLevel);
  answerUnreadable(connections, securityHeaderList(https), log);
  const port = await listen(connections.server, config);
  let nest: NestExpressApplication | null = null;
  try {
    await awaitDatabase(config.databaseUrl, { production: config.environment === 'production', say });
    await migrate(config.databaseUrl);
    const built = (nest = await build(config, edge, connections.server));
    const get: App['get'] = <T>(token: unknown) => built.get<T>(token as never, { strict: false });
    await beforeOpening?.(get);
    const socket = openDoors(built, edge, config, connections.server);
    const metricsPort = await openMetricsPort(config, built.get(Metrics, { strict: false }));
    return {
      url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
      port,
      get,
      close: async () => {
        metricsPort?.close();
        await close(built, socket, connections);
      },
    };
  } catch (error) {
    // Workers and listeners end before their database connection is closed.
    await Promise.all([connections.drain(0), nest?.close()]);
    throw error;
  }
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as { port: number }).port);
    });
  });
}

async function build(
  config: Config & { databaseUrl: string },
  edge: Edge,
  server: Server,
): Promise<NestExpressApplication> {
  const nest = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(config, config.databaseUrl),
    new OwnServerAdapter(server),
    { bodyParser: false, abortOnError: false, logger: ['fatal'] },
  );
  nest.disable('x-powered-by');
  nest.useGlobalFilters(new EdgeFilter(edge, nest.getHttpAdapter().getInstance() as Express));
  await nest.init();
  await loadReferenceData(nest.get(DataSource));
  return nest;
}

function openDoors(nest: NestExpressApplication, edge: Edge, config: Config, server: Server): GraphqlSocket {
  const of = <T>(token: unknown) => nest.get<T>(token as never, { strict: false });
  const host = of<OperationsHost>(OperationsHost);
  const driver = nest.get(GraphQLModule, { strict: false }).graphQlAdapter as AbstractGraphQLDriver & {
    instance: ApolloServer;
  };
  const contexts = of<ContextFactory>(ContextFactory);
  edge.open({
    api: nest.getHttpAdapter().getInstance() as Express,
    graphql: new GraphqlHttp(driver.instance, contexts),
    rest: of<Rest>(Rest),
    web: of<WebClient>(WebClient),
    contexts,
    cookies: of<SessionCookies>(SessionCookies),
    playground: INTROSPECTION[config.playground],
    requests: new RequestLog(of<Logger>(LOGGER), of<Metrics>(Metrics)),
    metrics: of<Metrics>(Metrics),
    metricsAccess: config.metrics,
  });
  const socket = new GraphqlSocket(server, {
    schema: host.schema,
    authenticator: of<Authenticator>(Authenticator),
    bus: of<EventBus>(EventBus),
    publicOrigin: config.publicOrigin,
    trustProxy: config.trustProxy,
    limited: config.rateLimits,
    log: of<Logger>(LOGGER),
  });
  of<Metrics>(Metrics).countSockets(() => socket.size);
  return socket;
}

/** Answers received requests before closing anything that they need. */
async function close(
  nest: NestExpressApplication,
  socket: GraphqlSocket,
  connections: Connections,
): Promise<void> {
  nest.get(Readiness, { strict: false }).stop();
  nest.get(JobRunner, { strict: false }).stopTaking();
  await Promise.all([socket.close(), connections.drain(GRACE_MS)]);
  await nest.close();
}
