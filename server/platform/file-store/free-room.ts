import { mkdir, statfs } from 'node:fs/promises';
import { noRoom, storeFault } from './file-store.js';

/** Minimum free space in bytes for accepting files (security, T64 and F14). */
export const FLOOR_BYTES = 1024 ** 3;

/** Creates the folder if it is missing. Throws SERVICE_UNAVAILABLE if its disk is nearly full. */
export async function assertRoomIn(folder: string, floor: number): Promise<void> {
  let free: number;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    free = bavail * bsize;
  } catch (error) {
    throw storeFault(error);
  }
  if (free < floor) throw noRoom();
}
