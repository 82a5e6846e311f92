type Schema = Record<string, unknown>;

const FORMATS: Record<string, RegExp> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
};

/** Where a value is not as its JSON Schema says, in the part of JSON Schema that our own documents use. */
export function schemaFaults(value: unknown, schema: Schema, at = ''): string[] {
  const {
    type,
    enum: values,
    format,
    properties,
    required,
    items,
  } = schema as {
    type?: string | string[];
    enum?: unknown[];
    format?: string;
    properties?: Record<string, Schema>;
    required?: string[];
    items?: Schema;
  };
  const types = type === undefined ? null : [type].flat();
  if (types && !types.some((one) => isOf(value, one)))
    return [`${at}: ${JSON.stringify(value)?.slice(0, 60)} is no ${types.join(' or ')}`];
  if (values && !values.includes(value)) return [`${at}: ${JSON.stringify(value)} is none of the values`];
  if (format && typeof value === 'string' && !FORMATS[format]?.test(value))
    return [`${at}: ${value} is no ${format}`];
  if (Array.isArray(value))
    return items ? value.flatMap((one, index) => schemaFaults(one, items, `${at}[${index}]`)) : [];
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  return [
    ...(required ?? []).filter((name) => !(name in fields)).map((name) => `${at}.${name} is missing`),
    ...Object.entries(properties ?? {}).flatMap(([name, one]) =>
      name in fields ? schemaFaults(fields[name], one, `${at}.${name}`) : [],
    ),
  ];
}

function isOf(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
