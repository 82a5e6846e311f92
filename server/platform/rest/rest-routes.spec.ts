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

describe('the routes of REST', () => {
  it('are the handlers of all controllers, with the path of the description', () => {
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

  it('stop the start for a controller that has no guard', () => {
    @Controller('api/open')
    class Open {
      @Get()
      all() {}
    }
    expect(() => routesOf(Papers, Open)).toThrow('Open is a controller without @RestController.');
  });

  it('stop the start for a handler without an operation', () => {
    @RestController('pens', 'Documents')
    class Pens {
      @Get()
      all() {}
    }
    expect(() => routesOf(Pens)).toThrow('Pens.all has no @RestOperation.');
  });

  it('stop the start for an area that the description does not have', () => {
    @RestController('pens', 'Pens')
    class Pens {
      @Get()
      @RestOperation(null, 'All.')
      all() {}
    }
    expect(() => routesOf(Pens)).toThrow('Pens.all: rest-areas.ts does not have the area Pens.');
  });

  it('stop the start for a literal path after one with a parameter, which would take its calls', () => {
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

  it('compare paths in the order in which Express has them, not in that of the description', () => {
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
