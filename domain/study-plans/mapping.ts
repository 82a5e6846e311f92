/** The texts of a mapping (kartläggning), in the order of the form. */
export const MAPPING_FIELDS = ['background', 'earlierStudies', 'supportNeeds', 'languages'] as const;
export type MappingField = (typeof MAPPING_FIELDS)[number];

/** Characters of each text. */
export const MAPPING_LONGEST = 4_000;

export const mappingLabels: Readonly<Record<MappingField, string>> = {
  background: 'Bakgrund',
  earlierStudies: 'Tidigare studier och arbete',
  supportNeeds: 'Behov av stöd',
  languages: 'Språk',
};
