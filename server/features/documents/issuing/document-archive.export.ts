import { Zip, ZipPassThrough } from 'fflate';
import type { Packed } from './document-batches.job.js';

/** Streams an archive of all documents, with one document at a time in memory. */
export async function* archiveOf(
  packed: readonly Packed[],
  read: (one: Packed) => Promise<Buffer>,
): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else waiting.push(chunk);
  });
  for (const one of packed) {
    const entry = new ZipPassThrough(one.filename);
    zip.add(entry);
    entry.push(await read(one), true);
    if (failure) throw failure as Error;
    yield* waiting.splice(0);
  }
  zip.end();
  yield* waiting.splice(0);
}
