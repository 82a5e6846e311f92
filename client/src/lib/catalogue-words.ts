import type {
  CourseKind,
  CourseLevel,
  CourseStatus,
  CourseSystem,
  PackageKind,
  PriceCategory,
} from '../../../domain/generated';

/** What the enums of the catalogue are called on screens (domain D3–D5, D11). */
export const courseSystemLabels: Record<CourseSystem, string> = {
  GY11: 'Gy11',
  GY25: 'Gy25',
  VUX_GRUND: 'Grund',
  SFI: 'Sfi',
  LOCAL: 'Lokal',
};

export const courseLevelLabels: Record<CourseLevel, string> = {
  BASIC: 'Grundläggande',
  UPPER_SECONDARY: 'Gymnasial',
  SFI: 'Sfi',
  ADAPTED_BASIC: 'Anpassad grundläggande',
  ADAPTED_UPPER_SECONDARY: 'Anpassad gymnasial',
};

export const courseKindLabels: Record<CourseKind, string> = {
  COURSE: 'Kurs',
  ORIENTATION: 'Orienteringskurs',
  FINAL_PROJECT: 'Komvuxarbete',
};

export const courseStatusLabels: Record<CourseStatus, string> = {
  ACTIVE: 'Aktiv',
  ENDING: 'Upphör',
  ARCHIVED: 'Arkiverad',
};

export const priceCategoryLabels: Record<PriceCategory, string> = {
  BASIC: 'Grundläggande nivå',
  BASIC_ORIENTATION: 'Orienteringskurs, grundläggande',
  GENERAL: 'Allmän gymnasial',
  ORIENTATION: 'Orienteringskurs, gymnasial',
  CARE_AND_SALES: 'Vård, barn, försäljning, hotell',
  RESTAURANT: 'Restaurang och livsmedel',
  VOCATIONAL: 'Övriga yrkeskurser',
  SCIENCE: 'Matematik, fysik, kemi, biologi',
  NATURAL_SCIENCE: 'Naturkunskap',
  SFI: 'Sfi',
};

export const packageKindLabels: Record<PackageKind, string> = {
  NATIONAL: 'Nationellt',
  REGIONAL: 'Regionalt',
  LOCAL: 'Lokalt',
};

/** Where it was published that two courses stand for each other. */
export function pairSourceText(source: string | null): string {
  return source === null ? 'Kopplad av skolan' : `Källa: ${source}`;
}

/** The entries of a label table as the options of a list to choose from. */
export function optionsOf<Value extends string>(
  labels: Record<Value, string>,
): { value: Value; label: string }[] {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}
