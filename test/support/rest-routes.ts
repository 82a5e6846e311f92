import { HttpAdapterHost } from '@nestjs/core';
import type { School } from './school.js';

interface ExpressLike {
  router: { stack: { route?: { path: string; stack: { method: string }[] } }[] };
}

/** The REST routes of the running server; the probes beside them are not part of the API. */
export function restRoutes(app: School['app']): { method: string; path: string }[] {
  const { httpAdapter } = app.get<{ httpAdapter: { getInstance(): ExpressLike } }>(HttpAdapterHost);
  return httpAdapter
    .getInstance()
    .router.stack.flatMap(({ route }) =>
      route?.path.startsWith('/api/')
        ? route.stack.map(({ method }) => ({ method: method.toUpperCase(), path: route.path }))
        : [],
    );
}
