import type {
  CourseLevel,
  CourseStatus,
  CourseSystem,
  EducationType,
  PackageKind,
  PriceCategory,
} from '../../platform/graphql/generated.js';

/** What the enums are called in files that people open (the screens say the same). */
export const SYSTEM_WORDS: Record<CourseSystem, string> = {
  GY11: 'Gy11',
  GY25: 'Gy25',
  VUX_GRUND: 'Grund',
  SFI: 'Sfi',
  LOCAL: 'Lokal',
};

export const LEVEL_WORDS: Record<CourseLevel, string> = {
  BASIC: 'Grundläggande',
  UPPER_SECONDARY: 'Gymnasial',
  SFI: 'Sfi',
  ADAPTED_BASIC: 'Anpassad grundläggande',
  ADAPTED_UPPER_SECONDARY: 'Anpassad gymnasial',
};

export const STATUS_WORDS: Record<CourseStatus, string> = {
  ACTIVE: 'Aktiv',
  ENDING: 'Upphör',
  ARCHIVED: 'Arkiverad',
};

export const PRICE_WORDS: Record<PriceCategory, string> = {
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

export const KIND_WORDS: Record<PackageKind, string> = {
  NATIONAL: 'Nationellt',
  REGIONAL: 'Regionalt',
  LOCAL: 'Lokalt',
};

export const TYPE_WORDS: Record<EducationType, string> = {
  Course: 'Kurs',
  CoursePackage: 'Kurspaket',
  Program: 'Program',
};
