import { useEffect } from 'react';
import { mayAccess } from '../../../../domain/roles';
import { PaletteHost } from '../../features/search/palette/palette-host';
import { useSession, type Session } from '../../lib/session/session-store';
import { endTour, useTourShown } from '../../lib/tour';
import { onDemand } from '../../ui/on-demand';
import { isReachable, routes } from '../routes/routes';

const Tour = onDemand(async () => (await import('../../features/tour/tour')).Tour);

/** Overlays of every page: the command palette with the user's pages, and the tour. */
export function Palette() {
  const session = useSession();
  const isTouring = useTourShown();
  // Ends the tour on sign-out.
  useEffect(() => endTour, []);
  return (
    <>
      <PaletteHost
        pages={palettePagesFor(session)}
        searches={mayAccess(session.role, 'COORDINATOR')}
        mayOpenCourses={mayAccess(session.role, 'SPECPED')}
        mayEnroll={mayAccess(session.role, 'ADMIN')}
      />
      {isTouring && <Tour onClose={endTour} />}
    </>
  );
}

/** The pages that the palette leads to, by their Swedish names and, to be found by, the words of the secret menu. */
function palettePagesFor(session: Session): { path: string; label: string; also: string }[] {
  const pages = new Map(
    routes
      .filter(({ path, access }) => access !== 'public' && !path.includes(':'))
      .filter((route) => isReachable(route, session))
      // Pages about the own studies say nothing to staff.
      .filter(({ own, menu }) => !own || menu || own === 'Konto' || session.role === 'STUDENT')
      .map(({ path, title, secret = '', words = '' }) => [
        title,
        { path, label: title ?? path, also: `${secret} ${words}` },
      ]),
  );
  return [...pages.values()].toSorted((one, other) => one.label.localeCompare(other.label, 'sv'));
}
