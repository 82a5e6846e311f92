import type { Branch, PlacementDue, PlacementState, WorkplaceState } from '../generated.js';

/** Branches of workplaces, after the vocational programmes. */
export const branchLabels: Readonly<Record<Branch, string>> = {
  CHILDREN_AND_LEISURE: 'Barn och fritid',
  CONSTRUCTION: 'Bygg och anläggning',
  ELECTRICITY: 'El och energi',
  VEHICLES: 'Fordon och transport',
  SALES_AND_SERVICE: 'Försäljning och service',
  CRAFTS: 'Hantverk',
  HOTEL_AND_TOURISM: 'Hotell och turism',
  INDUSTRY: 'Industri',
  NATURE: 'Naturbruk',
  RESTAURANT_AND_FOOD: 'Restaurang och livsmedel',
  PROPERTY: 'VVS och fastighet',
  CARE: 'Vård och omsorg',
};

/** Whether a workplace takes students. */
export const workplaceStateLabels: Readonly<Record<WorkplaceState, string>> = {
  ACTIVE: 'Aktiv',
  RESTING: 'Vilande',
  STOPPED: 'Stoppad',
};

/** States of a placement (domain, D7). */
export const placementStateLabels: Readonly<Record<PlacementState, string>> = {
  PLANNED: 'Planerad',
  AGREED: 'Avtal klart',
  ONGOING: 'Pågår',
  INTERRUPTED: 'Avbruten',
  DONE: 'Genomförd',
};

/** What a placement waits for next. */
export const placementDueLabels: Readonly<Record<PlacementDue, string>> = {
  AGREEMENT: 'Avtal',
  START: 'Start',
  END: 'Slut',
};
