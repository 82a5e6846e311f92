import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { PROJECT_ROOT, type Config } from '../../config.js';
import { CONFIG } from '../config/config-token.js';
import { WebClient } from './web-client.js';

/** The built client, GraphiQL and the API reference. */
@Global()
@Module({
  providers: [
    {
      provide: WebClient,
      inject: [CONFIG],
      useFactory: ({ productName: name, version }: Config) =>
        new WebClient([join(PROJECT_ROOT, 'dist/client'), join(PROJECT_ROOT, 'dist/graphiql')], {
          name,
          version,
        }),
    },
  ],
  exports: [WebClient],
})
export class WebModule {}
