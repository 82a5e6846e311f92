/** The lines of a column of agreement `a` as JSON. */
export const agreementLines = (column: 'courses' | 'goals'): string =>
  `to_json(coalesce(string_to_array(a.${column}, chr(10)), '{}'))`;

/** The present agreement of placement `p` as JSON, without `isSigned`; null without one. */
export const AGREEMENT = `(SELECT json_build_object('version', a.version, 'workplace', a.workplace,
    'startDate', a.start_date, 'endDate', a.end_date, 'hoursPerWeek', a.hours_per_week,
    'plannedHours', a.planned_hours, 'weekdays', a.weekdays, 'courses', ${agreementLines('courses')},
    'goals', ${agreementLines('goals')}, 'text', a.text -> 'SV', 'sentAt', iso(a.sent_at), 'attachedAt', iso(a.attached_at),
    'fileId', a.file_id, 'signatures', coalesce((SELECT json_agg(json_build_object('party', g.party,
      'name', g.name, 'signedAt', iso(g.signed_at), 'address', g.address) ORDER BY g.signed_at, g.party)
      FROM placement_signature g WHERE g.placement_id = a.placement_id AND g.version = a.version), '[]'))
  FROM placement_agreement a WHERE a.placement_id = p.id AND a.ended_at IS NULL)`;
