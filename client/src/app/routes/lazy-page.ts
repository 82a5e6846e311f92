import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { AskFirst, Destination } from '../../apollo/links/ask-first';
import { askFirst, fetchData, provideData } from '../../apollo/data';
import type { PageRoute } from '../../lib/routing/page-route';

/** A page whose code comes when it is needed; `preload` fetches it ahead of its first showing. */
export interface LazyPage {
  Component: LazyExoticComponent<ComponentType>;
  preload: () => Promise<unknown>;
  /** Loads the page's code and prefetches its first queries, for the target of a navigation. */
  askFirst?: (destination: Destination) => Promise<void>;
  /** Asks for what the page shows first, while its code is on its way. */
  askAhead?: () => void;
}

/** A route of the table with its lazily loaded page. */
export interface AppRoute extends PageRoute {
  /** Null until the page is built: such a route is in no menu and answers as an unknown address. */
  page: LazyPage | null;
}

type Load<Name extends string> = () => Promise<Record<Name, ComponentType> & { askFirst?: AskFirst }>;

/**
 * Creates a lazy page from a module's named export. The data provider loads with it; `askAhead` prefetches the first
 * query on navigation.
 */
export function lazyPage<Name extends string>(load: Load<Name>, name: Name, askAhead?: () => void): LazyPage {
  let hasAsked = false;
  const ask =
    askAhead &&
    (() => {
      if (!hasAsked) askAhead();
      hasAsked = true;
    });
  return {
    Component: lazy(async () => {
      ask?.();
      const [module] = await Promise.all([load(), provideData()]);
      return { default: module[name] };
    }),
    preload: () => Promise.all([load(), fetchData()]),
    askFirst: async (destination) => {
      const [module] = await Promise.all([load(), fetchData()]);
      await askFirst(module.askFirst, destination);
    },
    ...(ask && { askAhead: ask }),
  };
}

/** A page that shows no data of the server's: it does not wait for the way there. */
export function plainPage<Name extends string>(load: Load<Name>, name: Name): LazyPage {
  return { Component: lazy(async () => ({ default: (await load())[name] })), preload: load };
}
