import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { OpenApiController } from './openapi/openapi.controller.js';
import { OpenApiDescription } from './openapi/openapi-description.service.js';
import { RestGuard } from './rest.guard.js';
import { RestOperations } from './rest-operations.service.js';
import { RestRoutes } from './rest-routes.service.js';
import { Rest } from './rest.js';

/** Providers shared by all REST controllers, and the OpenAPI document. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [OpenApiController],
  providers: [OpenApiDescription, Rest, RestGuard, RestOperations, RestRoutes],
  exports: [OpenApiDescription, Rest, RestGuard, RestOperations, RestRoutes],
})
export class RestModule {}
