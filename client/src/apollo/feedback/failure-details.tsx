import type { Failure } from '../failure';

/**
 * Details below the specification's own text when a call fails (contract §3): the reason, the rejected fields, and
 * for an internal error the number under which the server logged it.
 */
export function FailureDetails({ failure }: { failure: Failure }) {
  const faults = failure.fields.filter(({ message }) => message !== failure.message);
  return (
    <>
      <p lang="sv">{failure.message}</p>
      {faults.length > 0 && (
        <ul lang="sv">
          {faults.map(({ path, message }) => (
            <li key={`${path}${message}`}>{message}</li>
          ))}
        </ul>
      )}
      {failure.code === 'INTERNAL' && failure.errorId && <p lang="sv">Felnummer: {failure.errorId}</p>}
    </>
  );
}
