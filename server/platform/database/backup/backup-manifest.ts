import { z } from 'zod';

/** The layout of a backup folder; another layout is refused by name. */
export const BACKUP_FORMAT = 1;

/** `manifest.json` of a backup, written last: without it the backup is incomplete. */
export const backupManifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  /** The product's version that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Names of the migrations of its schema, oldest first. */
  migrations: z.array(z.string()),
  /** Rows by table, `schema.table`. */
  tables: z.record(z.string(), z.number().int().min(0)),
  sequences: z.record(z.string(), z.object({ value: z.string(), isCalled: z.boolean() })),
  /** Location of uploaded files: copied to `files`, or in a bucket with its own backups. */
  files: z.enum(['copied', 'in-bucket']),
});

export type BackupManifest = z.infer<typeof backupManifest>;

/** The file of a table's rows, in the folder `data`. */
export const rowsFile = (table: string): string => `${table}.copy.gz`;
