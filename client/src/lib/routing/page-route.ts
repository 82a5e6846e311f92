import type { Role } from '../../../../domain/generated';

/**
 * `public`, `signedIn` (any account), or a rank; of a list the lowest decides (specification §2). `only` names the roles
 * themselves.
 */
export type Access = 'public' | 'signedIn' | readonly Role[] | { only: readonly Role[] };

export type MenuGroup = 'I dag' | 'Mina studier' | 'Elever' | 'Utbildning' | 'Personal' | 'Skolan';

/** How a page is reached: address, rights, title and menus (`client/src/app/routes/route-table.ts`). */
export interface PageRoute {
  path: string;
  access: Access;
  /** Document title and announcement; null on the home page, which has only the product's name. */
  title: string | null;
  /** The group of the normal menu that lists it by its title, in the order of the table. */
  menu?: MenuGroup;
  /** Its label in the menu of a student, whose pages are about the own studies. */
  own?: string;
  /** Further words by which the command palette finds it. */
  words?: string;
  /** Its label in the secret menu behind the version label. */
  secret?: string;
}
