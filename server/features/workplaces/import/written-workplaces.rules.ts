import type { WorkplaceColumns } from '../workplace.input.js';

/** What a commit wrote, for its undo. */
export interface WrittenWorkplaces {
  workplaces: {
    id: string;
    name: string;
    /** The columns before; null for a new workplace. */
    before: WorkplaceColumns | null;
    /** After the commit; null where only its supervisors were written. */
    version: number | null;
  }[];
  supervisors: {
    id: string;
    workplaceId: string;
    name: string;
    /** Telephone number and address before; null for a new supervisor. */
    before: { phone: string | null; email: string | null } | null;
    /** After the commit. */
    version: number;
  }[];
}
