import type { ExamStatus, Month } from '../../../../domain/generated';
import type { ExamFilter } from '../../graphql/generated';
import { monthNames } from '../../lib/fixed-texts';

/** What the exam table shows, as its address says it: a link to the page gives another reader the same rows. */
export interface ExamView {
  name: string;
  month: Month | null;
  status: ExamStatus | null;
  /** Those whose course the catalogue does not know. */
  unknownCourse: boolean;
  /** From 1. */
  page: number;
}

export const noFilter: ExamView = { name: '', month: null, status: null, unknownCourse: false, page: 1 };

/** The states' names in the address. */
const statusNames: Record<ExamStatus, string> = {
  INTRESSE: 'intresse',
  SCHEDULED: 'godkand',
  DENIED: 'nekad',
};

/** Reads the address; what it does not understand is left out. */
export function readExamView(params: URLSearchParams): ExamView {
  const page = Number(params.get('sida'));
  const statuses = Object.keys(statusNames) as ExamStatus[];
  return {
    name: params.get('namn') ?? '',
    month: monthNames.find((name) => name.toLowerCase() === params.get('manad')?.toLowerCase()) ?? null,
    status: statuses.find((status) => statusNames[status] === params.get('status')) ?? null,
    unknownCourse: params.get('okandkurs') === 'ja',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** The address of a view; what is as usual is left out. */
export function writeExamView({ name, month, status, unknownCourse, page }: ExamView): URLSearchParams {
  const params = new URLSearchParams();
  if (name.trim()) params.set('namn', name.trim());
  if (month) params.set('manad', month.toLowerCase());
  if (status) params.set('status', statusNames[status]);
  if (unknownCourse) params.set('okandkurs', 'ja');
  if (page > 1) params.set('sida', String(page));
  return params;
}

/** The filter as the contract takes it: only what is in use. */
export function toExamFilter({ name, month, status, unknownCourse }: ExamView): ExamFilter {
  return {
    ...(name.trim() ? { name: name.trim() } : {}),
    ...(month ? { month } : {}),
    ...(status ? { status } : {}),
    ...(unknownCourse ? { unknownCourse } : {}),
  };
}

/** Whether any filter is in use. */
export function isFiltered(view: ExamView): boolean {
  return Object.keys(toExamFilter(view)).length > 0;
}
