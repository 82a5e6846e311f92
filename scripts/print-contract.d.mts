/** The paths of the contract's parts, one with each feature. */
export function contractParts(): string[];
