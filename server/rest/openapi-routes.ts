import { ACCOUNT_AREAS } from './openapi-account-routes.js';
import type { DocumentedRoute } from './openapi-route.js';
import { STUDY_AREAS } from './openapi-study-routes.js';

/** Every call of `/api`. */
export const ROUTES: readonly DocumentedRoute[] = Object.entries({
  ...STUDY_AREAS,
  ...ACCOUNT_AREAS,
}).flatMap(([tag, routes]) => routes.map((one) => ({ ...one, tag })));
