import { monthsToFreeze } from '../../../../domain/months-to-freeze';
import { counted, kronor } from '../../../../domain/numbers';
import type { AdministratorDayQuery } from './my-day.generated';
import type { DayPart, DayRow } from './day-parts';

type Freezes = AdministratorDayQuery['earningFreezes'];
type FirstRun = AdministratorDayQuery['firstRun'];

const page = '/earnings?flik=frysningar';

/** Months that are over and not frozen, and frozen ones with customers to invoice: oldest first. */
export function invoicingPart(freezes: Freezes, day: string, firstRun: FirstRun): DayPart {
  const earnsYet = freezes.length > 0 || hasBegun(firstRun);
  const months = earnsYet ? monthsToFreeze(freezes, day.slice(0, 7)) : [];
  const toFreeze = months.map((month) => ({
    key: `frys ${month}`,
    title: `Frys ${month}`,
    facts: ['månaden är slut'],
    to: `${page}&frys=${month}`,
  }));
  const toInvoice = freezes
    .filter(({ uninvoiced }) => uninvoiced.length > 0)
    .toSorted((one, other) => one.month.localeCompare(other.month))
    .map(rowOf);
  const rows = [...toFreeze, ...toInvoice];
  return {
    title: 'Att frysa och fakturera',
    count: rows.length,
    rows: rows.slice(0, 5),
    well: earnsYet
      ? 'Alla månader är frysta och fakturerade.'
      : 'Inget att frysa förrän skolan har priser, elever och kurstillfällen.',
    rest: page,
  };
}

/** Nothing is earned before someone pays for students who study. */
function hasBegun(firstRun: FirstRun): boolean {
  const needed = firstRun.filter(({ step }) => ['MUNICIPALITIES', 'STUDENTS', 'INSTANCES'].includes(step));
  return needed.every(({ isDone }) => isDone);
}

/** A link that has the month open and its customers chosen. */
function rowOf({ id, month, uninvoiced, uninvoicedOre }: Freezes[number]): DayRow {
  const name = month.slice(0, 7);
  return {
    key: id,
    title: `Fakturera ${name}`,
    facts: [
      uninvoiced.length === 1 ? uninvoiced[0] : counted(uninvoiced.length, 'kommun', 'kommuner'),
      kronor(uninvoicedOre),
    ],
    to: `${page}&fakturera=${name}`,
  };
}
