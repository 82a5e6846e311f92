import './tour.css';
import { useMemo } from 'react';
import { useQuery } from '../../apollo/use-query';
import { TourOfferDocument } from './tour.generated';
import { usePageActions } from '../../lib/page-actions';
import { usePreferences } from '../../lib/session/preferences';
import { useSession } from '../../lib/session/session-store';
import { beginTour } from '../../lib/tour';
import { stopsFor } from './tour-stops';

/** 'Visa mig runt', which the demo offers until it has been looked at; the palette goes on offering it. */
export function TourOffer() {
  const { role } = useSession();
  const { tourSeen } = usePreferences();
  const { data } = useQuery(TourOfferDocument);
  const isOffered = data?.myProfile.isDemo === true && stopsFor(role).length > 0;
  usePageActions(useMemo(() => (isOffered ? [{ label: 'Visa mig runt', run: beginTour }] : []), [isOffered]));
  if (!isOffered || tourSeen || data.myProfile.settings.tourSeen) return null;
  return (
    // On an existing line, to avoid layout shift when it appears.
    <button type="button" className="tour-offer text-link" onClick={beginTour}>
      Visa mig runt
    </button>
  );
}
