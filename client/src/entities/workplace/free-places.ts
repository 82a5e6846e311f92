import { counted } from '../../../../domain/numbers';

/** '2 av 3 platser lediga i dag' */
export const freePlacesText = ({ freePlaces, places }: { freePlaces: number; places: number }): string =>
  `${Math.max(freePlaces, 0)} av ${counted(places, 'plats ledig', 'platser lediga')} i dag`;
