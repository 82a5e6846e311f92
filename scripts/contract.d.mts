/** Every file of the contract. */
export function contractParts(): string[];
