import { AplPage } from '../features/apl/apl-page';

/** Where the board meets the comments and the files of a card: features do not import each other. */
export function AplRoute() {
  return <AplPage />;
}
