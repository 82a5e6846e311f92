import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { fetchData, provideData } from '../../apollo/data';

/** A page whose code comes when it is needed; `preload` fetches it ahead of its first showing. */
export interface LazyPage {
  Component: LazyExoticComponent<ComponentType>;
  preload: () => Promise<unknown>;
}

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;

/** Makes a page of a module's named export. The way to the data comes with it. */
export function lazyPage<Name extends string>(load: Load<Name>, name: Name): LazyPage {
  return {
    Component: lazy(async () => {
      const [module] = await Promise.all([load(), provideData()]);
      return { default: module[name] };
    }),
    preload: () => Promise.all([load(), fetchData()]),
  };
}

/** A page that shows no data of the server's: it does not wait for the way there. */
export function plainPage<Name extends string>(load: Load<Name>, name: Name): LazyPage {
  return { Component: lazy(async () => ({ default: (await load())[name] })), preload: load };
}
