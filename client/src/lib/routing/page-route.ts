import type { Role } from '../../../../domain/generated';

/** `public`, `signedIn` (any account), or a rank; of a list the lowest decides (specification §2). */
export type Access = 'public' | 'signedIn' | readonly Role[];

export type MenuGroup = 'Idag' | 'Elever' | 'Utbildning' | 'Personal';

/**
 * What a page says of itself, as a literal beside it: `npm run codegen` prints the one table of all
 * (`client/src/app/generated.ts`).
 */
export interface PageRoute {
  path: string;
  access: Access;
  /** Document title and what is announced; home has none but the product's name. */
  title: string | null;
  /** Where the normal menu shows it, by its title. */
  menu?: { group: MenuGroup; place: number };
  /** Its label in the secret menu behind the version label. */
  secret?: string;
  /** Another address of the same page, which no menu shows. */
  alsoAt?: string;
  /** Whether it shows nothing of the server's: it does not wait for the way there. */
  isPlain?: true;
  /** What asks for that which it shows first, while its code is on its way: `module under client/src#function`. */
  askAhead?: `${string}#${string}`;
  /** Which component of its file it is, where there are several. */
  page?: string;
}
