import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A page whose code comes when it is needed; `preload` fetches it ahead of its first showing. */
export interface LazyPage {
  Component: LazyExoticComponent<ComponentType>;
  preload: () => Promise<unknown>;
}

/** Makes a page of a module's named export. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  return { Component: lazy(async () => ({ default: (await load())[name] })), preload: load };
}
