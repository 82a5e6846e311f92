interface MapLinkProps {
  /** '' shows nothing. */
  address: string;
}

/** An address that leads to a map. */
export function MapLink({ address }: MapLinkProps) {
  if (!address) return null;
  return (
    <a
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noreferrer"
    >
      {address} (karta)
    </a>
  );
}
