import { Controller, Get, Put, type Type } from '@nestjs/common';
import { MetadataScanner, Reflector, type DiscoveryService } from '@nestjs/core';
import { buildSchema } from 'graphql';
import type { OperationsHost } from '../graphql/execution/operations-host.js';
import type { Rest } from './rest.js';
import { RestController, RestOperation } from './rest.decorators.js';
import { RestRoutes } from './rest-routes.service.js';

function routesOf(...controllers: Type<object>[]): RestRoutes {
  const discovery = {
    getControllers: () => controllers.map((metatype) => ({ metatype, instance: new metatype() })),
  } as unknown as DiscoveryService;
  const host = { schema: buildSchema('type Query { a: String }') } as OperationsHost;
  const routes = new RestRoutes(discovery, new MetadataScanner(), new Reflector(), {} as Rest, host);
  routes.onApplicationBootstrap();
  return routes;
}

@RestController('papers', 'Documents')
class Papers {
  @Get('latest')
  @RestOperation(null, 'The latest.')
  latest() {}

  @Get(':id')
  @RestOperation(null, 'One.', { media: 'text/plain' })
  one() {}

  @Put(':id')
  @RestOperation(null, 'Change one.', { media: 'text/plain' })
  change() {}
}

describe('the REST routes', () => {
  it('are the handlers of all controllers, with the path from the description', () => {
    expect(
      routesOf(Papers)
        .all()
        .map(({ area, route }) => [area, route.method, route.path]),
    ).toEqual([
      ['Documents', 'GET', '/papers/latest'],
      ['Documents', 'GET', '/papers/{id}'],
      ['Documents', 'PUT', '/papers/{id}'],
    ]);
  });

  it('prevent start-up for a controller without a guard', () => {
    @Controller('api/open')
    class Open {
      @Get()
      all() {}
    }
    expect(() => routesOf(Papers, Open)).toThrow('Open is a controller without @RestController.');
  });

  it('prevent start-up for a handler without an operation', () => {
    @RestController('pens', 'Documents')
    class Pens {
      @Get()
      all() {}
    }
    expect(() => routesOf(Pens)).toThrow('Pens.all has no @RestOperation.');
  });

  it('prevent start-up for an area missing from the description', () => {
    @RestController('pens', 'Pens')
    class Pens {
      @Get()
      @RestOperation(null, 'All.')
      all() {}
    }
    expect(() => routesOf(Pens)).toThrow('Pens.all: rest-areas.ts does not have the area Pens.');
  });

  it('prevent start-up for a literal path after a parameter path that would catch its calls', () => {
    @RestController('papers', 'Documents')
    class More {
      @Get('oldest')
      @RestOperation(null, 'The oldest.')
      oldest() {}
    }
    expect(() => routesOf(Papers, More)).toThrow(
      'GET /papers/oldest is never reached: /papers/{id} comes before it.',
    );
  });

  it('are compared in Express’s order, not the description’s', () => {
    @RestController('papers', 'Students')
    class Listed {
      @Get('oldest')
      @RestOperation(null, 'The oldest.')
      oldest() {}
    }
    expect(() => routesOf(Papers, Listed)).toThrow('GET /papers/oldest is never reached');
    expect(
      routesOf(Listed, Papers)
        .all()
        .map(({ area }) => area),
    ).toEqual(['Students', 'Documents', 'Documents', 'Documents']);
  });
});
