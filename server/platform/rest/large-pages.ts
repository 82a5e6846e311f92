import { API_LIMITS } from '../../../domain/api-limits.js';
import type { RequestContext } from '../graphql/request-context.js';

/** Larger pages of a list that names people are exports of it (security, T81). */
export const LARGEST_PAGE = API_LIMITS.largestPage;

/** Admits and records pages that are as large as an export. Throws TOO_MANY_REQUESTS. */
export interface LargePages {
  take(context: RequestContext, list: string): Promise<void>;
}
export const LARGE_PAGES = Symbol('LARGE_PAGES');
