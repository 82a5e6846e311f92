import { decodeTextFile } from '../../../domain/text-encoding';

/** The text of a chosen file, in whichever encoding it was saved. Throws where the encoding cannot be judged. */
export async function readTextFile(file: Blob): Promise<string> {
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}

export function decodeText(bytes: Uint8Array): string {
  const text = decodeTextFile(bytes);
  if (text === null) throw new Error('The encoding of the text file cannot be judged.');
  return text;
}
