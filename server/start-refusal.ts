/**
 * Reason why the server cannot start, in one line with the remedy. Any other error is a defect and keeps its
 * stack.
 */
export class StartRefusal extends Error {}

interface Place {
  host: string;
  port: number;
  dataDir: string;
}

/** The refusal behind an error of the system or of the database at start; null for a defect. */
export function startRefusal(error: unknown, place: Place): StartRefusal | null {
  if (error instanceof StartRefusal) return error;
  const line = lineFor(errorFacts(error), place);
  return line === null ? null : new StartRefusal(line, { cause: error });
}

interface ErrorFacts {
  code: string;
  syscall: string;
  path: string | null;
  message: string;
}

function errorFacts(error: unknown): ErrorFacts {
  const { code, syscall, path, driverError } = error as Partial<
    NodeJS.ErrnoException & { driverError: unknown }
  >;
  if (typeof code !== 'string' && driverError) return errorFacts(driverError);
  return {
    code: typeof code === 'string' ? code : '',
    syscall: syscall ?? '',
    path: path ?? null,
    message: error instanceof Error ? error.message : String(error),
  };
}

function lineFor({ code, syscall, path, message }: ErrorFacts, place: Place): string | null {
  if (syscall === 'listen' || syscall === 'getaddrinfo') return listening(code, place);
  if (path !== null && /^(EACCES|EPERM|EROFS|ENOTDIR|ENOSPC|EDQUOT)$/.test(code)) {
    return `Datamappen ${place.dataDir} kan inte användas (${code}: ${path}). Ge kontot rätt till den och plats i den, eller välj en annan med DATA_DIR.`;
  }
  if (/^28/.test(code))
    return 'Databasen släpper inte in kontot i DATABASE_URL. Kontrollera namn och lösenord där.';
  if (code === '3D000')
    return 'Databasen i DATABASE_URL finns inte på databasservern. Skapa den, eller rätta adressen.';
  if (code === '42501')
    return `Kontot i DATABASE_URL får inte göra det som behövs (${message}). Det ska äga sin databas.`;
  if (/does not support SSL/.test(message))
    return 'Databasservern tar inte emot krypterade anslutningar. Ta bort sslmode ur DATABASE_URL, eller slå på TLS i servern.';
  return null;
}

function listening(code: string, { host, port }: Place): string | null {
  if (code === 'EADDRINUSE')
    return `Porten ${port} används redan av ett annat program. Stoppa det, eller välj en annan med PORT.`;
  if (code === 'EACCES')
    return `Porten ${port} kräver rättigheter som servern inte har. Välj en över 1023 med PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `Adressen ${host} finns inte på den här datorn. Rätta HOST.`;
  return null;
}
