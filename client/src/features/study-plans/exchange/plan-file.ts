import { decodeTextFile } from '../../../../../domain/text-encoding';
import type { ExchangeStudyPlan } from '../../../graphql/types.generated';

/** A study plan of a file, and the fields of the file that are not read. */
export interface PlanFile {
  plan: ExchangeStudyPlan;
  skipped: string[];
}

type Json = Record<string, unknown>;

/** Fields of StudyPlan (SS 12000:2020) that are sent; null for values without fields of their own. */
interface Shape {
  readonly [field: string]: Shape | null;
}

const reference: Shape = { id: null, displayName: null, securityMarking: null };
const studyPlan: Shape = {
  ...{
    id: null,
    startDate: null,
    endDate: null,
    student: reference,
    meta: { created: null, modified: null },
  },
  notes: { type: null, note: null },
  content: {
    ...{ title: null, type: null, points: null },
    syllabuses: { syllabus: reference, note: null, startDate: null, endDate: null, hours: null },
  },
};

const mostBytes = 1_000_000;
const noPlan = 'Filen är ingen studieplan. Välj en JSON-fil enligt SS 12000 (StudyPlan).';

/** The study plan in a file; a sentence if there is none. The server validates its values. */
export async function planIn(file: File): Promise<PlanFile | string> {
  if (file.size > mostBytes) return 'Filen är större än 1 MB. Välj en fil med en elevs studieplan.';
  return planOf(new Uint8Array(await file.arrayBuffer()));
}

/** The study plan in the bytes of a file. */
export function planOf(bytes: Uint8Array): PlanFile | string {
  const plans = plansOf(jsonIn(bytes));
  if (plans.length > 1) return `Filen har ${plans.length} studieplaner. Välj en fil med en elevs studieplan.`;
  const [plan] = plans;
  if (!isObject(plan)) return noPlan;
  const skipped = new Set<string>();
  return { plan: shaped(plan, studyPlan, skipped) as ExchangeStudyPlan, skipped: [...skipped] };
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse((decodeTextFile(bytes) ?? '').replace(/^\ufeff/, ''));
  } catch (error) {
    console.error('The file could not be read.', error);
    return null;
  }
}

/** A plan by itself, in a list, or in the standard's answer to a query, `{ data: [plan] }`. */
function plansOf(content: unknown): unknown[] {
  if (Array.isArray(content)) return content;
  return isObject(content) && Array.isArray(content['data']) ? content['data'] : [content];
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value without fields that the standard lacks, whose names are added to `skipped`. */
function shaped(value: unknown, shape: Shape, skipped: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => shaped(one, shape, skipped));
  if (!isObject(value)) return value;
  const known = Object.entries(value).filter(([field]) => {
    if (Object.hasOwn(shape, field)) return true;
    skipped.add(field);
    return false;
  });
  return Object.fromEntries(
    known.map(([field, one]) => [field, shape[field] ? shaped(one, shape[field], skipped) : one]),
  );
}
