/**
 * What a chosen text file says. UTF-8 where the bytes are that, else the characters of Windows that Excel writes
 * when it saves CSV in Swedish: without this 'grundläggande' becomes unreadable.
 */
export async function readTextFile(file: Blob): Promise<string> {
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}

export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
